import type { ComponentProps } from 'react'
import { Icon, type IconData } from '../icon/icon.tsx'
import { backIcon, closeIcon } from '../icon/icons.ts'
import { Bar, barControlClass } from './bar.tsx'

/** A link for navigation, a button for an action. */
export type BarAction = { label: string; href: string } | { label: string; onPress: () => void }

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Name of the task. */
  title: string
  /** The title is the page's h1, unless the content has its own. */
  titleAs?: 'h1' | 'p' | undefined
  /** One step back. */
  back?: BarAction | undefined
  /** Leaves the task. */
  close?: BarAction | undefined
}

function BarControl({ action, icon, className = '' }: { action: BarAction; icon: IconData; className?: string }) {
  const classes = `${barControlClass()} ${className}`
  return 'href' in action ? (
    <a href={action.href} aria-label={action.label} className={classes}>
      <Icon icon={icon} />
    </a>
  ) : (
    <button type="button" aria-label={action.label} className={classes} onClick={action.onPress}>
      <Icon icon={icon} />
    </button>
  )
}

/** The bar of a task: back and title left, the caller's control and close right. */
export function PageHeader({ title, titleAs: Title = 'h1', back, close, children, ...rest }: PageHeaderProps) {
  return (
    <Bar {...rest}>
      {/* A minimum width for the title: with large text on a small screen the controls wrap below it. */}
      <div className="flex min-h-11 min-w-[min(100%,8.75rem)] flex-1 items-center gap-1">
        {back && <BarControl action={back} icon={backIcon} className="-ml-2" />}
        <Title
          tabIndex={Title === 'h1' ? -1 : undefined}
          className="min-w-0 overflow-x-clip text-body/[1.3] font-bold hyphens-auto"
        >
          {title}
        </Title>
      </div>
      <div className="-mr-2 ml-auto flex items-center">
        {children}
        {close && <BarControl action={close} icon={closeIcon} />}
      </div>
    </Bar>
  )
}
