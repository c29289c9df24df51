import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/icons.ts'

/** An error text after the error icon. */
export function FieldError({ children, className = '', ...rest }: ComponentProps<'p'>) {
  return (
    <p className={`flex flex-wrap gap-x-2 text-small text-error ${className}`} {...rest}>
      <span className="flex h-[1lh] items-center">
        <Icon icon={errorIcon} />
      </span>
      {/* With large text, the message wraps below the icon instead of breaking words. */}
      <span className="min-w-0 max-w-full grow basis-[min-content] overflow-x-clip">{children}</span>
    </p>
  )
}
