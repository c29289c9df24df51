import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react'
import { StickyFooter } from '../page/sticky-footer.tsx'
import { StepIndicator, type StepIndicatorProps } from './step-indicator.tsx'

export interface StepWizardProps
  extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'>,
    Pick<StepIndicatorProps, 'steps' | 'current' | 'texts'> {
  /** The step's heading, the page's h1; the caller moves focus to it when the step changes. */
  title: string
  /** What is seen above the heading in place of the progress in words, which is heard all the same; empty where the bar at the bottom shows that. */
  shownProgress?: string | undefined
  /** What the bar at the bottom holds: a StepFooter; null where the step leads nowhere. */
  footer: ReactNode
  /** Runs when a submit button in the footer is pressed, or Enter in a field. Makes the step a form. */
  onSubmit?: (() => void) | undefined
  /** The step's form, for who reads its fields. */
  formRef?: Ref<HTMLFormElement> | undefined
}

/** Among many questions a heading is quieter: as large and bold as elsewhere, its strokes and the bars above them break the calm limits. */
const questionHeading = 'text-fact font-[500]'

/** Lays out one step of a task. It holds no logic: the caller knows the steps, and moves focus as on any other screen. */
export function StepWizard({ steps, current, texts, title, shownProgress, footer, onSubmit, formRef, children, className = '', ...rest }: StepWizardProps) {
  const seenProgress = shownProgress ?? texts.progress
  const content = (
    <>
      {children}
      {footer !== null && <StickyFooter>{footer}</StickyFooter>}
    </>
  )
  return (
    <div className={`flex grow flex-col gap-6 ${className}`} {...rest}>
      <div className="flex flex-col gap-3">
        <StepIndicator {...{ steps, current, texts }} showsProgress={false} />
        {/* The heading is named by these words too: focus alone says where the patient is, and it is heard once. */}
        {seenProgress && <p aria-hidden className="text-small text-muted first-letter:uppercase print:hidden">{seenProgress}</p>}
        <h1 tabIndex={-1} aria-label={`${texts.progress}: ${title}`} className={shownProgress === undefined ? '' : questionHeading}>{title}</h1>
      </div>
      {/* A dialog's form goes nowhere by itself: nothing that was typed gets into an address. */}
      {onSubmit ? <form ref={formRef} method="dialog" noValidate className="contents" onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </div>
  )
}

function submit(event: FormEvent, onSubmit: () => void) {
  event.preventDefault()
  onSubmit()
}
