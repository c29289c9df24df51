import { records } from 'virtual:component-records'
import { Table } from './table.tsx'

/** Each component with its status, its Dutch name and the number of criteria that a test proves. */
export function ComponentTable() {
  return (
    <Table
      caption="All components"
      head={['Component', 'Status', 'In Dutch', 'NL Design System', 'Criteria proved']}
      rows={Object.values(records)
        .toSorted((one, other) => one.component.localeCompare(other.component, 'en'))
        .map(
          ({ component, status, dutchNames, nlDesignSystem, criteria }) =>
            [
              component,
              status,
              dutchNames[0],
              nlDesignSystem ?? '–',
              `${criteria.filter(({ proofs }) => proofs.length > 0).length} of ${criteria.length}`,
            ] as const,
        )}
    />
  )
}
