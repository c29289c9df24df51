import { StickyFooter } from '#design-system'
import type { ReactNode } from 'react'
import { ConnectionLine } from '../layout/connection-line.tsx'
import { HelpFooter } from '../layout/help-footer.tsx'

interface TaskFormProps {
  onSubmit: () => void
  /** What the bar at the bottom holds: a StepFooter. */
  footer: ReactNode
  children: ReactNode
}

/** A task of one step: what is asked, the help line, and the bar with the way on. Its screen has `help="inside"`. */
export function TaskForm({ onSubmit, footer, children }: TaskFormProps) {
  return (
    // A dialog's form goes nowhere by itself: nothing that was typed gets into an address.
    <form method="dialog" noValidate className="flex grow flex-col gap-7" onSubmit={(event) => { event.preventDefault(); onSubmit() }}>
      {children}
      <HelpFooter />
      <StickyFooter><ConnectionLine />{footer}</StickyFooter>
    </form>
  )
}
