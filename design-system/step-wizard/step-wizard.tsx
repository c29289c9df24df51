import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react'
import { StickyFooter } from '../page/sticky-footer.tsx'
import { StepIndicator, type StepIndicatorProps } from './step-indicator.tsx'

export interface StepWizardProps
  extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'>, Pick<StepIndicatorProps, 'steps' | 'current' | 'labels'> {
  /** The step's heading, the page's h1; the caller moves focus to it when the step changes. */
  title: string
  /** What of the progress is visible above the heading; the rest is in the footer. The heading's accessible name always has it. */
  shownProgress?: 'all' | 'steps' | 'none'
  /** Size of the title: of a page, or of a single question, which is longer. */
  titleSize?: 'page' | 'question'
  /** The content of the bottom bar: a StepFooter; null for a step without a next one. */
  footer: ReactNode
  /** Called on submit; makes the step a form. */
  onSubmit?: (() => void) | undefined
  /** Ref of the step's form. */
  formRef?: Ref<HTMLFormElement> | undefined
}

/** Layout of one step of a task, without logic: the caller controls the steps and moves focus. */
export function StepWizard({
  steps,
  current,
  labels,
  title,
  shownProgress = 'all',
  titleSize = 'page',
  footer,
  onSubmit,
  formRef,
  children,
  className = '',
  ...rest
}: StepWizardProps) {
  const content = (
    <>
      {children}
      {footer !== null && <StickyFooter>{footer}</StickyFooter>}
    </>
  )
  return (
    <div className={`flex grow flex-col gap-6 ${className}`} {...rest}>
      <div className="flex flex-col gap-3">
        <StepIndicator
          {...{ steps, current, labels }}
          showsProgress={false}
          className={shownProgress === 'none' ? 'sr-only' : ''}
        />
        {/* Hidden from screen readers, as the heading's accessible name includes the progress. */}
        {shownProgress === 'all' && (
          <p aria-hidden className="text-small text-muted first-letter:uppercase print:hidden">
            {labels.progress}
          </p>
        )}
        <h1
          tabIndex={-1}
          aria-label={`${labels.progress}: ${title}`}
          className={titleSize === 'question' ? 'text-fact' : ''}
        >
          {title}
        </h1>
      </div>
      {/* method="dialog" never navigates, so typed text cannot end up in a URL. */}
      {onSubmit ? (
        <form
          ref={formRef}
          method="dialog"
          noValidate
          className="contents"
          onSubmit={(event) => submit(event, onSubmit)}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </div>
  )
}

function submit(event: FormEvent, onSubmit: () => void) {
  event.preventDefault()
  onSubmit()
}
