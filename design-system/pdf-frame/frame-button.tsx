import { Button, type ButtonProps } from '../button/button.tsx'
import type { IconPicture } from '../icon/icon.tsx'
import { checkIcon, moonIcon } from '../icon/pictures.ts'

export interface FrameButtonProps extends ButtonProps {
  /** Shown before the words. */
  icon: IconPicture
  /** Whether it is on, for a button that stays in. */
  on?: boolean
  /** Whether a press would change anything; the button keeps focus either way. */
  able?: boolean
}

/** A button of the frame's bar: it stays in or it reaches its end, and never leaves the keyboard without focus. */
export function FrameButton({ icon, on, able = true, onClick, ...rest }: FrameButtonProps) {
  return (
    <Button
      // A tick, not a colour, shows that it is on.
      icon={on ? checkIcon : icon}
      aria-pressed={on}
      aria-disabled={!able || undefined}
      className="bg-surface aria-disabled:border-dashed aria-disabled:text-muted aria-pressed:bg-soft"
      onClick={able ? onClick : undefined}
      {...rest}
    />
  )
}

/** Dims the white of a page, on the screen only. */
export function DimButton(props: Omit<FrameButtonProps, 'icon'>) {
  return <FrameButton icon={moonIcon} {...props} />
}
