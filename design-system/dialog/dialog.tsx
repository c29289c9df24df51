import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useRef, type ComponentProps } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { useWarning } from '../bad-input/use-warning.ts'
import { Icon } from '../icon/icon.tsx'
import { warningIcon } from '../icon/pictures.ts'
import { holdPage } from './hold-page.ts'
import { useOpener } from './use-opener.ts'

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean
  /** Escape or the safe button was pressed. A press beside the dialog does nothing: a slip of the hand must not throw away what was typed. */
  onClose: () => void
  /** The question or the task, in one line. */
  title: string
  /** What will happen; read together with the title. */
  description?: string | undefined
  /** Marks what cannot be undone: the safe button is then the filled one. */
  tone?: 'plain' | 'destructive'
  /** The words of the safe button, which changes nothing, e.g. "Nee, terug". */
  closeLabel: string
  /** The button that does it; of a form inside, with `type: 'submit'` and the form's id as `form`. */
  action?: Omit<ButtonProps, 'variant' | 'width'> | undefined
}

/**
 * Asks something before the page goes on. For what a page can do, use a page. Messages that belong to it go inside:
 * the rest of the page is out of reach while it is open. Focus starts at the safe button or, where there is content to
 * read or fill in, at the title, and returns to what opened it.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, tone = 'plain', closeLabel, action, className = '', children, ...rest } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const safe = useRef<HTMLButtonElement>(null)
  const opener = useOpener(open)
  const destructive = tone === 'destructive'

  useWarning('Dialog', title.trim() === '' ? ['title: a dialog without a name cannot be announced'] : [])

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
  const stay = <Button ref={safe} variant={destructive || !action ? 'primary' : 'secondary'} width="full-on-phone" onClick={onClose}>{closeLabel}</Button>
  return (
    <Root open={open} onOpenChange={onClose}>
      <Portal>
        {/* Radix draws a backdrop too, but injects a style with it. A veil in the page's own colour changes the light least. */}
        <div ref={holdPage} className="fixed inset-x-0 top-0 z-40 flex h-dvh touch-pinch-zoom bg-page/85 p-3">
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
              {destructive && <span className="flex text-h2 text-error"><Icon picture={warningIcon} className="h-[1lh]" /></span>}
              <Title ref={heading} tabIndex={-1} className="min-w-[min(100%,9rem)] flex-1">{title}</Title>
            </div>
            {description !== undefined && <Description>{description}</Description>}
            {children}
            <div className="flex flex-wrap gap-3">{destructive ? <>{stay}{act}</> : <>{act}{stay}</>}</div>
          </Content>
        </div>
      </Portal>
    </Root>
  )
}
