import { records } from 'virtual:part-records'
import { Table } from './table.tsx'

/** How far every part is: its status, its Dutch name and how many of its criteria a test proves. */
export function PartTable() {
  return (
    <Table
      caption="All parts"
      head={['Part', 'Status', 'In Dutch', 'NL Design System', 'Criteria proved']}
      rows={Object.values(records)
        .toSorted((one, other) => one.part.localeCompare(other.part, 'en'))
        .map(
          ({ part, status, dutchNames, nlDesignSystem, criteria }) =>
            [
              part,
              status,
              dutchNames[0],
              nlDesignSystem ?? '–',
              `${criteria.filter(({ proofs }) => proofs.length > 0).length} of ${criteria.length}`,
            ] as const,
        )}
    />
  )
}
