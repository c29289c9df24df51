import { afterEach as judge } from '@storybook/addon-a11y/preview'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screenParameters } from './story-portal.tsx'

interface Report {
  result: { violations: { id: string }[] }
}

/** What the catalogue's own judge finds wrong with the page as it stands. */
async function violations(a11y: object): Promise<string[]> {
  const reports: Report[] = []
  const context = { id: 'planted', viewMode: 'story', globals: { a11y: {} }, parameters: { a11y: { ...a11y, options: { runOnly: ['best-practice'] } } }, reporting: { addReport: (report: Report) => reports.push(report) } }
  await judge(context as unknown as Parameters<typeof judge>[0])
  return reports.flatMap(({ result }) => result.violations.map(({ id }) => id))
}

test.each([
  ['words outside every landmark', <><main><h1>Overzicht</h1></main><p>Verdwaald</p></>, ['region']],
  ['a page without its heading', <main key="page"><p>Overzicht</p></main>, ['page-has-heading-one']],
  ['a page without content', <header key="page"><h1>Overzicht</h1></header>, ['landmark-one-main']],
  ['a sound page', <main key="page"><h1>Overzicht</h1></main>, []],
])('of a screen the whole page is judged: %s', async (_, page, found) => {
  render(page)
  expect(await violations(screenParameters.a11y)).toEqual(found)
})
