import { toolbarGlobals, toolbarTypes } from '../toolbar.ts'
import { Table } from './table.tsx'

/** The toolbar's switches and what each can be, as the toolbar has them. */
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
