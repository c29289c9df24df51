import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react'
import { StickyFooter } from '../page/sticky-footer.tsx'
import { StepIndicator, type StepIndicatorProps } from './step-indicator.tsx'

export interface StepWizardProps
  extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'>,
    Pick<StepIndicatorProps, 'steps' | 'current' | 'labels'> {
  /** The step's heading, the page's h1; the caller moves focus to it when the step changes. */
  title: string
  /** Replaces the visible progress above the heading, but not its accessible text; empty if the footer shows it. */
  shownProgress?: string | undefined
  /** The content of the bottom bar: a StepFooter; null for a step without a next one. */
  footer: ReactNode
  /** Called on submit; makes the step a form. */
  onSubmit?: (() => void) | undefined
  /** Ref of the step's form. */
  formRef?: Ref<HTMLFormElement> | undefined
}

/** Smaller and lighter than other headings: with the bars above it, a bold one would exceed the calm themes' limits for stripes (tests/calm). */
const questionHeading = 'text-fact font-[500]'

/** Layout of one step of a task, without logic: the caller controls the steps and moves focus. */
export function StepWizard({ steps, current, labels, title, shownProgress, footer, onSubmit, formRef, children, className = '', ...rest }: StepWizardProps) {
  const seenProgress = shownProgress ?? labels.progress
  const content = (
    <>
      {children}
      {footer !== null && <StickyFooter>{footer}</StickyFooter>}
    </>
  )
  return (
    <div className={`flex grow flex-col gap-6 ${className}`} {...rest}>
      <div className="flex flex-col gap-3">
        <StepIndicator {...{ steps, current, labels }} showsProgress={false} />
        {/* Hidden from screen readers, as the heading's accessible name includes the progress. */}
        {seenProgress && <p aria-hidden className="text-small text-muted first-letter:uppercase print:hidden">{seenProgress}</p>}
        <h1 tabIndex={-1} aria-label={`${labels.progress}: ${title}`} className={shownProgress === undefined ? '' : questionHeading}>{title}</h1>
      </div>
      {/* method="dialog" never navigates, so typed text cannot end up in a URL. */}
      {onSubmit ? <form ref={formRef} method="dialog" noValidate className="contents" onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </div>
  )
}

function submit(event: FormEvent, onSubmit: () => void) {
  event.preventDefault()
  onSubmit()
}
