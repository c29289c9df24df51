import { useEffect, useId, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { StickyFooter } from '../page/sticky-footer.tsx'
import { progressId, StepIndicator, type StepIndicatorProps } from './step-indicator.tsx'

export interface StepWizardProps
  extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'>,
    Pick<StepIndicatorProps, 'steps' | 'current' | 'stateLabels' | 'progress'> {
  /** Name of the list of steps. */
  label: string
  /** The step's heading, the page's h1; it receives focus when the step changes. */
  title: string
  /** What the bar at the bottom holds: the choice so far and the way on. */
  footer: ReactNode
  /** Runs when a submit button in the footer is pressed, or Enter in a field. Makes the step a form. */
  onSubmit?: (() => void) | undefined
}

/** Lays out one step of a task and moves focus when the step changes. It holds no logic: the caller knows the steps. */
export function StepWizard({ steps, current, label, stateLabels, progress, title, footer, onSubmit, children, className = '', ...rest }: StepWizardProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)

  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [current])

  const content = (
    <>
      {children}
      <StickyFooter>{footer}</StickyFooter>
    </>
  )
  return (
    <div className={`flex grow flex-col gap-6 ${className}`} {...rest}>
      <div className="flex flex-col gap-3">
        <StepIndicator id={id} {...{ label, steps, current, stateLabels, progress }} />
        {/* Named by the words above it too: focus alone then says where the patient is, without a live region. */}
        <h1 ref={heading} id={`${id}-title`} tabIndex={-1} aria-labelledby={`${progressId(id)} ${id}-title`}>{title}</h1>
      </div>
      {onSubmit ? <form noValidate className="contents" onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </div>
  )
}

function submit(event: FormEvent, onSubmit: () => void) {
  event.preventDefault()
  onSubmit()
}
