import type { Decorator } from '@storybook/react-vite'
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react'
import { useArgs } from 'storybook/preview-api'

export type Props = Readonly<Record<string, unknown>>

/** Which prop tells of a change, and which one then holds it. */
const pairs = [['onValueChange', 'value'], ['onCheckedChange', 'checked']] as const

/** What was told since the control was given its value by others. */
interface Told {
  base: unknown
  values: readonly unknown[]
}

interface KeptProps {
  given: Props
  /** Hands a change on, which may come back a moment later. */
  onChange?: (changed: Props) => void
  children: (props: Props) => ReactNode
}

/**
 * Gives a control what it told, at once: what is typed would be lost if it came back a moment later. Gives way as soon as
 * another value is given, by the panel of controls for one.
 */
function Kept({ given, onChange, children }: KeptProps) {
  const [told, setTold] = useState<Told>()
  const [tells, holds] = pairs.find(([name, held]) => typeof given[name] === 'function' && held in given) ?? []
  if (tells === undefined || holds === undefined) return children(given)
  const now = given[holds]
  const current = told && (now === told.base || told.values.includes(now)) ? told : undefined
  const last = current ? current.values.at(-1) : now
  // All that was told has come back.
  if (current && now === last && current.base !== last) setTold({ base: last, values: [last] })
  const tell = (value: unknown): void => {
    setTold({ base: current ? current.base : now, values: [...(current?.values ?? []), value] })
    onChange?.({ [holds]: value })
    ;(given[tells] as (value: unknown) => void)(value)
  }
  return children({ ...given, [holds]: last, [tells]: tell })
}

/** Stories are pure args: what a control tells is given back to it as its arg, as an app would, and shows under Controls. */
export const live: Decorator = (Story, { args }) => {
  const [, change] = useArgs()
  return <Kept given={args} onChange={change}>{(props) => <Story args={props} />}</Kept>
}

/** A control on a sheet, which has no args of its own to give a change back to. */
export function Live({ children }: { children: ReactElement<Props> }) {
  return <Kept given={children.props}>{(props) => cloneElement(children, props)}</Kept>
}
