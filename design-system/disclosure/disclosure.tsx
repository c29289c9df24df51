import { startTransition, useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { BarButton, type BarButtonProps } from '../bar-button/bar-button.tsx'
import { useControllable } from '../controllable/use-controllable.ts'

export interface DisclosureProps extends Omit<BarButtonProps, 'pressed'> {
  /** Content of the panel, rendered only while it is open. A function receives `close`, which also returns focus to the button. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Accessible name of the panel as a group; leave it out if the content has a name, such as a `<nav>`. */
  panelLabel?: string | undefined
  /** Whether the panel is shown. Undefined: the component stores it itself. */
  open?: boolean | undefined
  /** Initial state, if `open` is undefined. */
  defaultOpen?: boolean | undefined
  /** Called with the new state on a press on the button, Escape, a press on a link in the panel, and when focus or a press goes outside. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A button in a bar that shows and hides a panel below that bar (WAI-ARIA disclosure pattern). The page behind stays usable. */
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
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useDismissal(open, root, { leave: () => setOpen(false), close })
  return (
    <div ref={root} data-state={open ? 'open' : 'closed'}>
      <BarButton
        {...{ label, text, icon, className }}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // A transition, so that the press is painted before a large panel is rendered.
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

/** Closes the panel when focus or a press goes outside. Escape and a press on a link in it close it too, and return focus to the button. */
function useDismissal(
  open: boolean,
  root: { current: HTMLElement | null },
  act: { leave: () => void; close: () => void },
) {
  const handle = useEffectEvent((event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const inside = root.current?.contains(target) ?? false
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
    const listen = (event: Event) => handle(event)
    for (const eventType of eventTypes) document.addEventListener(eventType, listen)
    return () => {
      for (const eventType of eventTypes) document.removeEventListener(eventType, listen)
    }
  }, [open])
}
