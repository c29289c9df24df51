import type { Decorator } from '@storybook/react-vite'
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react'
import { useArgs } from 'storybook/preview-api'

export type Props = Readonly<Record<string, unknown>>

/** Change handlers and the props they control. */
const pairs = [
  ['onValueChange', 'value'],
  ['onCheckedChange', 'checked'],
] as const

/** Values reported by the control since `base` was last given. */
interface Reported {
  base: unknown
  values: readonly unknown[]
}

interface ControlledProps {
  given: Props
  /** Passes a change on; it may come back as a prop later. */
  onChange?: (changed: Props) => void
  children: (props: Props) => ReactNode
}

/**
 * Gives a control its own reported value at once, as typed letters would be lost if it came back later. Ends as soon as
 * another value is given, for example by the Controls panel.
 */
function Controlled({ given, onChange, children }: ControlledProps) {
  const [reported, setReported] = useState<Reported>()
  const [handlerName, valueName] =
    pairs.find(([name, held]) => typeof given[name] === 'function' && held in given) ?? []
  if (handlerName === undefined || valueName === undefined) return children(given)
  const now = given[valueName]
  const current = reported && (now === reported.base || reported.values.includes(now)) ? reported : undefined
  const last = current ? current.values.at(-1) : now
  // All reported values have come back.
  if (current && now === last && current.base !== last) setReported({ base: last, values: [last] })
  const report = (value: unknown): void => {
    setReported({ base: current ? current.base : now, values: [...(current?.values ?? []), value] })
    onChange?.({ [valueName]: value })
    ;(given[handlerName] as (value: unknown) => void)(value)
  }
  return children({ ...given, [valueName]: last, [handlerName]: report })
}

/** Makes controlled stories interactive: a reported change becomes the story's arg, and shows under Controls. */
export const live: Decorator = (Story, { args }) => {
  const [, change] = useArgs()
  return (
    <Controlled given={args} onChange={change}>
      {(props) => <Story args={props} />}
    </Controlled>
  )
}

/** The same for a control on a sheet, which has no args of its own. */
export function Live({ children }: { children: ReactElement<Props> }) {
  return <Controlled given={children.props}>{(props) => cloneElement(children, props)}</Controlled>
}
