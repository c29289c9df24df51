import { render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readPage } from '#tests/support/hear.ts'
import { loadEngine } from './engine/load-engine.ts'
import { PdfFrame } from './pdf-frame.tsx'
import { dutch } from './samples/dutch.ts'
import { sample } from './samples/sample-pdfs.ts'

// Loading pdf.js for the first time can take long on a busy machine.
beforeAll(async () => {
  await loadEngine()
}, 60_000)

test('reads a document in text view from top to bottom', async () => {
  render(
    <PdfFrame
      description="Behandelplan"
      filename="behandelplan.pdf"
      mimetype="application/pdf"
      status="ready"
      view="pages"
      data={sample.tagged}
      onRetry={() => {}}
      labels={dutch}
    />,
  )
  await page.getByRole('button', { name: dutch.readAsText }).click()
  await expect.element(page.getByRole('article', { name: 'Behandelplan' })).toHaveAttribute('aria-busy', 'false')
  expect(await readPage()).toEqual([
    'link, Download (PDF, 36 kB)',
    'link, Openen in nieuw tabblad',
    'link, Sla document over',
    'button, Toon het origineel',
    'article, Behandelplan, not busy',
    'region, Pagina 1 van 1',
    'heading, Uw behandelplan, level 2',
    'Geachte heer Boomsma,',
    'U was op 3 februari 2027 bij ons voor uw hoofdpijn. In deze brief leest u wat wij hebben besproken en welke medicijnen u gaat gebruiken.',
    'heading, Uw medicijnen, level 3',
    'list',
    'listitem, level 1, position 1, set size 3',
    '1.',
    'Sumatriptan 50 mg, bij een aanval 1 tablet',
    'listitem, level 1, position 2, set size 3',
    '2.',
    'Metoprolol 50 mg, elke ochtend 1 tablet',
    'listitem, level 1, position 3, set size 3',
    '3.',
    'Domperidon 10 mg, bij misselijkheid 1 tablet',
    'heading, Schema, level 3',
    'table',
    'row, Week Metoprolol',
    'columnheader, Week',
    'columnheader, Metoprolol',
    'row, 1 en 2 50 mg',
    'cell, 1 en 2',
    'cell, 50 mg',
    'row, 3 en 4 100 mg',
    'cell, 3 en 4',
    'cell, 100 mg',
    'link, Lees meer over migraine (opent in een nieuw tabblad)',
  ])
})
