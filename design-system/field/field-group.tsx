import { useId, type ComponentProps, type ReactNode } from 'react'
import { SparseStatus } from '../sparse-status/sparse-status.tsx'
import { FieldError } from './field-error.tsx'

export interface FieldGroupProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** How far the fields are together, e.g. what they add up to: shown at once, spoken when the typing has stopped. */
  status: string
  /** What is wrong with the fields together; stands in the place of the status. */
  error?: string | undefined
  /** Draws the fields; each takes the given `sharedErrorId`. */
  children: (sharedErrorId: string | undefined) => ReactNode
}

/** Fields that are right or wrong together. One text says so above them, and each of them is marked. Name the group with `aria-labelledby`. */
export function FieldGroup({ status, error, className = '', children, ...rest }: FieldGroupProps) {
  const id = useId()
  return (
    // Several thick edges below each other make a grating; the colour and the words above them say enough.
    <fieldset data-state={error ? 'invalid' : 'valid'} className={`flex min-w-0 flex-col gap-4 [&_[aria-invalid=true]]:border-1.5 ${className}`} {...rest}>
      {error ? <FieldError id={id}>{error}</FieldError> : status && <p>{status}</p>}
      {children(error ? id : undefined)}
      <SparseStatus text={status} />
    </fieldset>
  )
}
