import { startTransition, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { BarButton, type BarButtonProps } from '../bar-button/bar-button.tsx'
import { useControllable } from '../controllable/use-controllable.ts'

export interface DisclosureProps extends Omit<BarButtonProps, 'pressed'> {
  /** The panel's content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Accessible name of the panel, unless its content has one. */
  panelLabel?: string | undefined
  /** Whether the panel is shown; undefined if the part keeps it itself. */
  open?: boolean | undefined
  /** Whether it is shown at first, if the part keeps it itself. */
  defaultOpen?: boolean | undefined
  /** Called when the panel is to be shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A button in a bar that shows and hides a panel below that bar. The page behind stays usable. */
export function Disclosure({
  label,
  text,
  icon,
  children,
  panelLabel,
  open: given,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: DisclosureProps) {
  const [open, setOpen] = useControllable({ given, first: defaultOpen, onChange: onOpenChange })
  const part = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    part.current?.querySelector('button')?.focus()
  }
  useDismissal(open, part, { leave: () => setOpen(false), close })
  return (
    <div ref={part} data-state={open ? 'open' : 'closed'}>
      <BarButton
        {...{ label, text, icon, className }}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // A panel may be large: the press shows at once, and the panel a moment later.
        onClick={() => startTransition(() => setOpen(!open))}
        {...rest}
      />
      {open && (
        <div
          id={id}
          role={panelLabel === undefined ? undefined : 'group'}
          aria-label={panelLabel}
          className="absolute inset-x-0 top-full border-y border-control bg-surface p-5 wide:left-auto wide:right-7 wide:w-full wide:max-w-form wide:rounded-b-lg wide:border"
        >
          <Content close={close}>{children}</Content>
        </div>
      )}
    </div>
  )
}

function Content({ close, children }: { close: () => void; children: DisclosureProps['children'] }) {
  return typeof children === 'function' ? children(close) : children
}

/** Closes the panel when focus or a press is outside it, and on Escape or a chosen link, which return focus to the button. */
function useDismissal(
  open: boolean,
  part: { current: HTMLElement | null },
  act: { leave: () => void; close: () => void },
) {
  const notice = useEffectEvent((event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const inside = part.current?.contains(target) ?? false
    if (event.type === 'click') {
      if (inside && target?.closest('a[href]')) act.close()
    } else if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) act.close()
    } else if (!inside) {
      act.leave()
    }
  })
  useEffect(() => {
    if (!open) return undefined
    const eventTypes = ['pointerdown', 'focusin', 'keydown', 'click'] as const
    const listen = (event: Event) => notice(event)
    for (const eventType of eventTypes) document.addEventListener(eventType, listen)
    return () => {
      for (const eventType of eventTypes) document.removeEventListener(eventType, listen)
    }
  }, [open])
}
