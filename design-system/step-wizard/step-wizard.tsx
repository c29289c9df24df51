import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react'
import { StickyFooter } from '../page/sticky-footer.tsx'
import { StepIndicator, type StepIndicatorProps } from './step-indicator.tsx'

export interface StepWizardProps
  extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'>, Pick<StepIndicatorProps, 'steps' | 'current' | 'labels'> {
  /** Heading of the step and h1 of the page. Move focus to it when the step changes; its accessible name begins with the progress. */
  title: string
  /** What is visible of the progress above the heading: bars and text, bars only, or nothing. Show the text elsewhere if it is not visible here. */
  shownProgress?: 'all' | 'steps' | 'none'
  /** 'question' is smaller, for a title that is a whole question. */
  titleSize?: 'page' | 'question'
  /** Content of the StickyFooter below, usually a StepFooter. Null: no footer, for the last step. */
  footer: ReactNode
  /** Makes the step a `<form noValidate>` and is called on submit, after `preventDefault`. */
  onSubmit?: (() => void) | undefined
  /** Ref of the form, which exists with `onSubmit` only. */
  formRef?: Ref<HTMLFormElement> | undefined
}

/** Layout of one step of a task: progress, heading, content and footer. It has no state: the caller controls the steps and moves focus. */
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
      {/* A form with method="dialog" never navigates, so that typed text cannot end up in a URL. */}
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
