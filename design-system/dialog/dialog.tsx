import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useRef, type ComponentProps } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Icon } from '../icon/icon.tsx'
import { warningIcon } from '../icon/icons.ts'
import { lockPage } from './lock-page.ts'
import { useReturnFocus } from './use-return-focus.ts'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean
  /** Told `false` on Escape or the safe button. A press outside the dialog does nothing, so that a slip does not discard typed text. */
  onOpenChange: (open: boolean) => void
  /** The question or the task, in one line. */
  title: string
  /** What will happen; announced with the title. */
  description?: string | undefined
  /** 'destructive' for what cannot be undone: the safe button is then the filled one. */
  tone?: 'plain' | 'destructive'
  /** Label of the safe button, which changes nothing, e.g. "Nee, terug". */
  closeLabel: string
  /** Props of the action button; for a form inside, with `type: 'submit'` and the form's id as `form`. */
  action?: Omit<ButtonProps, 'variant' | 'width'> | undefined
}

/**
 * A modal question. Prefer a page where possible. Its messages go inside, as
 * the rest of the page is inert while it is open. Focus starts at the safe button or, if there is content to
 * read or fill in, at the title, and returns to the element that opened it.
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
    opener.remember()
    const first = children ? heading : safe
    first.current?.focus()
  }
  const end = (event: Event) => {
    event.preventDefault()
    opener.giveBack()
  }
  const act = action && <Button {...action} variant={destructive ? 'secondary' : 'primary'} width="full-on-phone" />
  const stay = (
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
        {/* Not Radix's Overlay, which injects a style element. A veil in the page's colour changes the brightness least. */}
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
                  {stay}
                  {act}
                </>
              ) : (
                <>
                  {act}
                  {stay}
                </>
              )}
            </div>
          </Content>
        </div>
      </Portal>
    </Root>
  )
}
