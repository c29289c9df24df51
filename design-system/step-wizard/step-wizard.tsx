import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { StickyFooter } from '../page/sticky-footer.tsx'
import { StepIndicator, type StepIndicatorProps } from './step-indicator.tsx'

export interface StepWizardProps
  extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'>,
    Pick<StepIndicatorProps, 'steps' | 'current' | 'texts'> {
  /** The step's heading, the page's h1; the caller moves focus to it when the step changes. */
  title: string
  /** What the bar at the bottom holds: a StepFooter; null where the step leads nowhere. */
  footer: ReactNode
  /** Runs when a submit button in the footer is pressed, or Enter in a field. Makes the step a form. */
  onSubmit?: (() => void) | undefined
}

/** Lays out one step of a task. It holds no logic: the caller knows the steps, and moves focus as on any other screen. */
export function StepWizard({ steps, current, texts, title, footer, onSubmit, children, className = '', ...rest }: StepWizardProps) {
  const content = (
    <>
      {children}
      {footer !== null && <StickyFooter>{footer}</StickyFooter>}
    </>
  )
  return (
    <div className={`flex grow flex-col gap-6 ${className}`} {...rest}>
      <div className="flex flex-col gap-3">
        <StepIndicator {...{ steps, current, texts }} />
        {/* Named by the words above it too: focus alone says where the patient is, without a live region. */}
        <h1 tabIndex={-1} aria-label={`${texts.progress}: ${title}`}>{title}</h1>
      </div>
      {onSubmit ? <form noValidate className="contents" onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </div>
  )
}

function submit(event: FormEvent, onSubmit: () => void) {
  event.preventDefault()
  onSubmit()
}
