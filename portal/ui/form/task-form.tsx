import { StickyFooter } from '#design-system'
import type { ReactNode } from 'react'
import { OfflineBanner } from '../layout/offline-banner.tsx'
import { FormHelp } from '../layout/help-footer.tsx'

interface TaskFormProps {
  onSubmit: () => void
  /** The content of the bottom bar: a StepFooter. */
  footer: ReactNode
  children: ReactNode
}

/** The form of a task of one step: fields, help line and bottom bar with the submit button. Use it in a Screen with `help="inside"`. */
export function TaskForm({ onSubmit, footer, children }: TaskFormProps) {
  return (
    // method="dialog" never navigates, so typed text cannot end up in a URL, also before React has hydrated.
    <form
      method="dialog"
      noValidate
      className="flex grow flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <FormHelp />
      <StickyFooter>
        <OfflineBanner />
        {footer}
      </StickyFooter>
    </form>
  )
}
