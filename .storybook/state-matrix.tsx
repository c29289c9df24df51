import { Children, cloneElement, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react'
import { List } from '#design-system'
import { Live, type Props } from './live.tsx'

/** A state with an explicit label, for a state that no prop tells apart. */
export function State({ children }: { label: string; children: ReactNode }) {
  return children
}

/** Names of props that are not used in labels. */
const unlabelledProps =
  /^(?:aria-(?!disabled)|auto|class|children$|data-|href$|id$|inputMode$|key$|legend$|label$|name$|on[A-Z]|ref$|sender$|labels$)/
const isWord = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[a-z][\w-]{0,15}$/i.test(value))
const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  Object.getPrototypeOf(value) === Object.prototype

/** Props with their object values flattened. */
const flat = (props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      unlabelledProps.test(name) ? [] : isPlain(value) ? Object.entries(value) : [[name, value]],
    ),
  )

/** Label of a state: names of props that not all states have, and short values that differ. */
export function labelOf(own: Props, all: readonly Props[]): string {
  const others = all.map(flat)
  const words = Object.entries(flat(own)).flatMap(([name, value]) => {
    if (unlabelledProps.test(name) || value === undefined || value === false || value === null || value === '')
      return []
    if (others.every((other) => other[name] === value)) return []
    // A list of lists is the shapes of an icon, whose number is meaningless.
    if (Array.isArray(value) && !value.some(Array.isArray))
      return others.every((other) => (other[name] as unknown[] | undefined)?.length === value.length)
        ? []
        : [`${name} ${value.length}`]
    if (isWord(value)) return [`${name} ${value}`]
    return value === true || others.some((other) => !other[name]) ? [name] : []
  })
  return words.join(', ') || 'plain'
}

type Element = ReactElement<Props & { children?: ReactNode }>

/** The elements of a component within a node, in document order. */
function within(node: ReactNode, kind: ElementType): Element[] {
  return Children.toArray(node)
    .filter((one): one is Element => isValidElement(one))
    .flatMap((one) => (one.type === kind || one.type === State ? [one] : within(one.props.children, kind)))
}

/** Layout around a state, so that its label does not change the width of the control. */
interface StateLayout {
  list: boolean
  across: boolean
  start: boolean
}

function layoutOf(type: unknown, className: unknown, before: StateLayout): StateLayout {
  const looks = typeof className === 'string' ? className : ''
  return {
    list: before.list || type === 'ol' || type === 'ul' || type === List,
    across: looks.includes('flex-wrap'),
    start: looks.includes('items-start'),
  }
}

/** Adds a label above a state; for a list item, as a list item before it. */
function labelled(element: Element, label: string, { list, across, start }: StateLayout): ReactElement {
  const control = <Live>{element}</Live>
  if (list)
    return (
      <>
        <li className="text-small text-muted">{label}</li>
        {control}
      </>
    )
  return (
    <div
      className={`flex min-w-0 flex-col gap-1.5 ${across || start ? 'items-start' : ''} ${start && !across ? 'w-full' : ''}`}
    >
      <p className="text-small text-muted">{label}</p>
      {control}
    </div>
  )
}

function withLabels(node: ReactNode, kind: ElementType, all: readonly Props[], around: StateLayout): ReactNode {
  return Children.map(node, (one) => {
    if (!isValidElement(one)) return one
    const element = one as Element
    if (element.type === State) return labelled(<>{element.props.children}</>, String(element.props['label']), around)
    if (element.type === kind) return labelled(element, labelOf(element.props, all), around)
    const { children } = element.props
    return children === undefined || typeof children === 'function'
      ? element
      : cloneElement(
          element,
          {},
          withLabels(children, kind, all, layoutOf(element.type, element.props['className'], around)),
        )
  })
}

interface StateMatrixProps {
  /** The component; each element of it is a state. */
  of: ElementType
  className?: string
  children: ReactNode
}

/** All states of a component, labelled and interactive. */
export function StateMatrix({ of, className, children }: StateMatrixProps) {
  return (
    <div className={className}>
      {withLabels(
        children,
        of,
        within(children, of).map(({ props }) => props),
        layoutOf('div', className, { list: false, across: false, start: false }),
      )}
    </div>
  )
}
