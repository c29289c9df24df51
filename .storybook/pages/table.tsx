import type { ReactNode } from 'react'

interface TableProps {
  caption: string
  head: readonly string[]
  /** The first cell names the row; names are unique. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[]
}

/** A table on a docs page. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    // A wide table scrolls in its own container, so that the page does not scroll sideways.
    <section className="page-scroll" aria-label={caption}>
      <table className="page-table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
