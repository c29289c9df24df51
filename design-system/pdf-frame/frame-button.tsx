import type { ReactNode, Ref } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import type { IconData } from '../icon/icon.tsx'
import { checkIcon, dimIcon } from '../icon/icons.ts'

interface FrameButtonProps extends ButtonProps {
  /** Shown before the text; replaced by a tick while a toggle button with text is on. */
  icon: IconData
  /** State of a toggle button, as `aria-pressed`; undefined for others. */
  on?: boolean
  /** Whether a press has an effect. The button stays focusable either way. */
  able?: boolean
  /** On a phone, the text is visually hidden, so that the bar fits in one row. */
  wordless?: boolean
}

/** A button of the frame's bar. It uses `aria-disabled` instead of `disabled`, so that it keeps focus. */
export function FrameButton({ icon, on, able = true, wordless = false, onClick, children, ...rest }: FrameButtonProps) {
  return (
    <Button
      // The pressed state is a tick or a thick border, not a colour. A button without text keeps its icon.
      icon={on && !wordless ? checkIcon : icon}
      aria-pressed={on}
      aria-disabled={!able || undefined}
      className={`bg-surface aria-disabled:border-dashed aria-disabled:text-muted aria-pressed:bg-soft ${wordless ? 'max-wide:w-[2.875rem] max-wide:min-w-[44px] max-wide:shrink-0 max-wide:gap-0! max-wide:px-0! aria-pressed:border-4' : 'max-wide:min-w-0 max-wide:grow max-wide:basis-[5rem] max-wide:flex-nowrap! max-wide:px-1!'}`}
      onClick={able ? onClick : undefined}
      {...rest}
    >
      {wordless ? <span className="max-wide:sr-only">{children}</span> : children}
    </Button>
  )
}

/** Toggles the dimming of white pages. */
export function DimButton(props: Omit<FrameButtonProps, 'icon'>) {
  return <FrameButton icon={dimIcon} wordless {...props} />
}

/** The bar of the frame. On a phone it is one row, unless the text is very large. Its height is reserved while the document loads. */
export function FrameBar({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className="flex min-h-13 flex-wrap gap-3 max-wide:gap-1.5 print:hidden">
      {children}
    </div>
  )
}

/** Buttons of the bar that wrap to its next row together. */
export function FrameTools({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-wide:gap-1.5">{children}</div>
}

/** The line between the bar and the pages. */
export function FrameLine({ children }: { children?: ReactNode }) {
  return <div className="flex min-h-[1lh] flex-wrap gap-x-5 text-small print:hidden">{children}</div>
}
