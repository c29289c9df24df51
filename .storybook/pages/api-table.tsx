import { apis } from 'virtual:part-records'
import { Table } from './table.tsx'

const code = (names: readonly string[]) =>
  names.length === 0
    ? '–'
    : names.map((name, place) => (
        <span key={name}>
          {place > 0 && ', '}
          <code>{name}</code>
        </span>
      ))

/** The API of every part by the conventions that all share, read from its types when the catalogue is built. */
export function ApiTable() {
  return (
    <Table
      caption="The API of every part"
      head={['Part', 'Must be given', 'Its value', 'Its words', 'Element of ref and further props']}
      rows={apis
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
        .map(
          ({ name, required, value, words, render, element }) =>
            [
              name,
              code(required),
              code(value),
              code(words),
              element === null ? '–' : <code key="element">{render ? `<${element}> or render` : `<${element}>`}</code>,
            ] as const,
        )}
    />
  )
}
