import type { ComponentProps } from 'react'
import { Icon, type IconData } from '../icon/icon.tsx'
import { backIcon, closeIcon } from '../icon/icons.ts'
import { Bar, barControlClass } from './bar.tsx'

/** A link if it has `href`, else a button. `label` is its accessible name, as only an icon is shown. */
export type BarAction = { label: string; href: string } | { label: string; onPress: () => void }

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Name of the task. It wraps, and is hyphenated by the page's language. */
  title: string
  /** Element of the title: 'p' if the content has an h1. An h1 can be focused by script. */
  titleAs?: 'h1' | 'p' | undefined
  /** Goes one step back; an arrow before the title. */
  back?: BarAction | undefined
  /** Leaves the task; a cross at the end of the bar. */
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

/** The `<header>` bar of a task: back and title at the start, its children and close at the end. */
export function PageHeader({ title, titleAs: Title = 'h1', back, close, children, ...rest }: PageHeaderProps) {
  return (
    <Bar {...rest}>
      {/* The title has a minimum width: with large text on a small screen, the controls wrap below it. */}
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
