import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useRef, type ComponentProps } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Icon } from '../icon/icon.tsx'
import { warningIcon } from '../icon/icons.ts'
import { lockPage } from './lock-page.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the dialog is shown. */
  open: boolean
  /** Called with `false` on Escape and by the safe button; never with `true`. A press outside the dialog does nothing, so that a slip does not discard typed text. */
  onOpenChange: (open: boolean) => void
  /** The question or the task, in one line; the accessible name. Warns in development if it is empty. */
  title: string
  /** What will happen; announced with the title (`aria-describedby`). */
  description?: string | undefined
  /** 'destructive' is for what cannot be undone: it shows a warning icon, and the safe button comes first and is the primary one. */
  tone?: 'plain' | 'destructive'
  /** Label of the safe button, which only closes the dialog, e.g. "Nee, terug". */
  closeLabel: string
  /** Props of the action button; undefined for a dialog with the safe button only. To submit a form in the dialog, pass `type: 'submit'` and its id as `form`. */
  action?: Omit<ButtonProps, 'variant' | 'width'> | undefined
}

/**
 * A modal dialog (WAI-ARIA dialog pattern, by Radix), rendered at the end of `<body>`. Focus starts on the title if there
 * are children, else on the safe button. On closing it returns to the element that opened the dialog, or to `<main>` if that
 * is gone. Show errors inside, as the page behind is hidden from screen readers. Prefer a page where possible.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    tone = 'plain',
    closeLabel,
    action,
    className = '',
    children,
    ...rest
  } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const safe = useRef<HTMLButtonElement>(null)
  const opener = useReturnFocus(open)
  const destructive = tone === 'destructive'

  useDevWarning('Dialog', title.trim() === '' ? ['title: a dialog without a name cannot be announced'] : [])

  const start = (event: Event) => {
    event.preventDefault()
    opener.store()
    const first = children ? heading : safe
    first.current?.focus()
  }
  const end = (event: Event) => {
    event.preventDefault()
    opener.restore()
  }
  const actionButton = action && (
    <Button {...action} variant={destructive ? 'secondary' : 'primary'} width="full-on-phone" />
  )
  const closeButton = (
    <Button
      ref={safe}
      variant={destructive || !action ? 'primary' : 'secondary'}
      width="full-on-phone"
      onClick={() => onOpenChange(false)}
    >
      {closeLabel}
    </Button>
  )
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        {/* Not Radix's Overlay, which injects a style element. A backdrop in the page's colour changes the brightness least. */}
        <div
          ref={lockPage}
          data-parts=""
          className="fixed inset-x-0 top-0 z-40 flex h-dvh touch-pinch-zoom bg-page/95 p-3"
        >
          <Content
            data-tone={tone}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={start}
            onCloseAutoFocus={end}
            onInteractOutside={(event) => event.preventDefault()}
            className={`m-auto flex max-h-full w-full max-w-form flex-col gap-5 overflow-y-auto overscroll-contain rounded-lg border-2 border-control bg-raised p-5 ${className}`}
            {...rest}
          >
            <div className="flex flex-wrap gap-x-3">
              {destructive && (
                <span className="flex text-h2 text-error">
                  <Icon icon={warningIcon} className="h-[1lh]" />
                </span>
              )}
              <Title ref={heading} tabIndex={-1} className="min-w-[min(100%,9rem)] flex-1">
                {title}
              </Title>
            </div>
            {description !== undefined && <Description>{description}</Description>}
            {children}
            <div className="flex flex-wrap gap-3">
              {destructive ? (
                <>
                  {closeButton}
                  {actionButton}
                </>
              ) : (
                <>
                  {actionButton}
                  {closeButton}
                </>
              )}
            </div>
          </Content>
        </div>
      </Portal>
    </Root>
  )
}
