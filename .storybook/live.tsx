import type { Decorator } from '@storybook/react-vite'
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react'
import { useArgs } from 'storybook/preview-api'

export type Props = Readonly<Record<string, unknown>>

/** Change handlers and the props that they control. */
const pairs = [
  ['onValueChange', 'value'],
  ['onCheckedChange', 'checked'],
] as const

/** Values that the control has reported since the caller last set `base`. */
interface Reported {
  base: unknown
  values: readonly unknown[]
}

interface ControlledProps {
  given: Props
  /** Called with a change, which may come back as a prop later. */
  onChange?: (changed: Props) => void
  children: (props: Props) => ReactNode
}

/**
 * Gives a control its own reported value at once, as typed letters would be lost until it comes back as a prop. Another
 * value from the caller, e.g. from the Controls panel, replaces it.
 */
function Controlled({ given, onChange, children }: ControlledProps) {
  const [reported, setReported] = useState<Reported>()
  const [handlerName, valueName] =
    pairs.find(([name, held]) => typeof given[name] === 'function' && held in given) ?? []
  if (handlerName === undefined || valueName === undefined) return children(given)
  const now = given[valueName]
  const current = reported && (now === reported.base || reported.values.includes(now)) ? reported : undefined
  const last = current ? current.values.at(-1) : now
  // All reported values have come back as props.
  if (current && now === last && current.base !== last) setReported({ base: last, values: [last] })
  const report = (value: unknown): void => {
    setReported({ base: current ? current.base : now, values: [...(current?.values ?? []), value] })
    onChange?.({ [valueName]: value })
    ;(given[handlerName] as (value: unknown) => void)(value)
  }
  return children({ ...given, [valueName]: last, [handlerName]: report })
}

/** Makes controlled stories interactive: a reported change becomes an arg of the story, and is shown under Controls. */
export const live: Decorator = (Story, { args }) => {
  const [, change] = useArgs()
  return (
    <Controlled given={args} onChange={change}>
      {(props) => <Story args={props} />}
    </Controlled>
  )
}

/** The same for a control of a state matrix, which has no args of its own. */
export function Live({ children }: { children: ReactElement<Props> }) {
  return <Controlled given={children.props}>{(props) => cloneElement(children, props)}</Controlled>
}
