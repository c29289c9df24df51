import { useEffect, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { StickyFooter } from '../page/sticky-footer.tsx'
import { StepIndicator, type StepIndicatorProps } from './step-indicator.tsx'

export interface StepWizardProps
  extends Omit<ComponentProps<'div'>, 'title' | 'onSubmit'>,
    Pick<StepIndicatorProps, 'steps' | 'current' | 'texts'> {
  /** Tells this screen from another one of the same step. */
  screen?: string | undefined
  /** The step's heading, the page's h1; it receives focus when the step or the screen changes. */
  title: string
  /** What the bar at the bottom holds: a StepFooter. */
  footer: ReactNode
  /** Runs when a submit button in the footer is pressed, or Enter in a field. Makes the step a form. */
  onSubmit?: (() => void) | undefined
}

/** Lays out one step of a task and moves focus when the step changes. It holds no logic: the caller knows the steps. */
export function StepWizard({ steps, current, screen = '', texts, title, footer, onSubmit, children, className = '', ...rest }: StepWizardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const place = `${current} ${screen}`
  const shown = useRef(place)

  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [place])

  const content = (
    <>
      {children}
      <StickyFooter>{footer}</StickyFooter>
    </>
  )
  return (
    <div className={`flex grow flex-col gap-6 ${className}`} {...rest}>
      <div className="flex flex-col gap-3">
        <StepIndicator {...{ steps, current, texts }} />
        {/* Named by the words above it too: focus alone says where the patient is, without a live region. */}
        <h1 ref={heading} tabIndex={-1} aria-label={`${texts.progress}: ${title}`}>{title}</h1>
      </div>
      {onSubmit ? <form noValidate className="contents" onSubmit={(event) => submit(event, onSubmit)}>{content}</form> : content}
    </div>
  )
}

function submit(event: FormEvent, onSubmit: () => void) {
  event.preventDefault()
  onSubmit()
}
