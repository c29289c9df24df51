import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/pictures.ts'

/** What is wrong and how to put it right, with the error's own shape before it. */
export function FieldError({ children, className = '', ...rest }: ComponentProps<'p'>) {
  return (
    <p className={`flex flex-wrap gap-x-2 text-small text-error ${className}`} {...rest}>
      <span className="flex h-[1lh] items-center"><Icon picture={errorIcon} /></span>
      {/* With large text the words go under the icon before a word is broken. */}
      <span className="min-w-0 max-w-full grow basis-[min-content] overflow-x-clip">{children}</span>
    </p>
  )
}
