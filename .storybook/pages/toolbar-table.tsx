import { toolbarGlobals, toolbarTypes } from '../toolbar.ts'
import { Table } from './table.tsx'

/** The toolbar's settings with their values. */
export function ToolbarTable() {
  return (
    <Table
      caption="The toolbar"
      head={['Switch', 'Can be']}
      rows={toolbarGlobals.map((name) => [
        toolbarTypes[name]?.description,
        toolbarTypes[name]?.toolbar.items.map(({ title }) => title).join(', '),
      ])}
    />
  )
}
