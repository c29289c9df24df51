import { apis } from 'virtual:component-records'
import { Table } from './table.tsx'

const code = (names: readonly string[]) =>
  names.length === 0
    ? '–'
    : names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))

/** The props of each component by the conventions that all share, read from the types when Storybook is built. */
export function ApiTable() {
  return (
    <Table
      caption="The API of every component"
      head={['Component', 'Required', 'Its value', 'Its texts', 'Element of ref and further props']}
      rows={apis
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
        .map(
          ({ name, required, value, labels, render, element }) =>
            [
              name,
              code(required),
              code(value),
              code(labels),
              element === null ? '–' : <code key="element">{render ? `<${element}> or render` : `<${element}>`}</code>,
            ] as const,
        )}
    />
  )
}
