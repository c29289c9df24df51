import { useId, type ComponentProps, type ReactNode } from 'react'
import { DebouncedStatus } from '../debounced-status/debounced-status.tsx'
import { FieldError } from './field-error.tsx'

export interface FieldGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Combined state of the fields, e.g. their sum. Shown at once, and announced once it has not changed for a second (WCAG 4.1.3). */
  status: string
  /** Error about the fields together; shown in place of the status. */
  error?: string | undefined
  /** Renders the fields. Pass `sharedErrorId`, undefined without an error, to each of them. */
  children: (sharedErrorId: string | undefined) => ReactNode
}

/** Fields that are validated together, in a `<fieldset>`: one error above them describes each field and marks it invalid. Name the group with `aria-labelledby` or `aria-label`. */
export function FieldGroup({ status, error, className = '', children, ...rest }: FieldGroupProps) {
  const id = useId()
  return (
    // Borders stay thin: several thick ones below each other form stripes, which make an attack worse.
    <fieldset
      data-state={error ? 'invalid' : 'valid'}
      className={`flex min-w-0 flex-col gap-4 [&_[aria-invalid=true]]:border-1.5 ${className}`}
      {...rest}
    >
      {error ? <FieldError id={id}>{error}</FieldError> : status && <p>{status}</p>}
      {children(error ? id : undefined)}
      <DebouncedStatus text={status} />
    </fieldset>
  )
}
