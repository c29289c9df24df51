import { useId, type ComponentProps, type ReactNode } from 'react'
import { DebouncedStatus } from '../sparse-status/debounced-status.tsx'
import { FieldError } from './field-error.tsx'

export interface FieldGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Combined state of the fields, e.g. their sum; shown at once, announced when typing has stopped. */
  status: string
  /** Error about the fields together; replaces the status. */
  error?: string | undefined
  /** Renders the fields; give each the `sharedErrorId`. */
  children: (sharedErrorId: string | undefined) => ReactNode
}

/** Fields that are validated together. One error above them, and each is marked invalid. Name the group with `aria-labelledby`. */
export function FieldGroup({ status, error, className = '', children, ...rest }: FieldGroupProps) {
  const id = useId()
  return (
    // No thick borders: several below each other form stripes, which make an attack worse. Colour and error text suffice.
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
