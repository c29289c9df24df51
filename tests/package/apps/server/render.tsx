import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { pages } from './pages.tsx'

/** Writes each page as a server would send it, into the folder that the client was built in. */
const folder = process.argv[2] ?? '.'
const template = readFileSync(join(folder, 'index.html'), 'utf8')
for (const [name, page] of Object.entries(pages)) {
  writeFileSync(
    join(folder, `${name}.html`),
    template.replace(
      'data-page="seven-parts" data-parts>',
      () => `data-page="${name}" data-parts>${renderToString(page)}`,
    ),
  )
}
