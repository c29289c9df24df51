import { render } from '@testing-library/react'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { axeCall } from '#tests/sweep/axe-call.ts'
import { screenParameters } from './story-portal.tsx'

test.each([
  ['words outside every landmark', <><main><h1>Overzicht</h1></main><p>Verdwaald</p></>, ['region']],
  ['a page without its heading', <main key="page"><p>Overzicht</p></main>, ['page-has-heading-one']],
  ['a page without content', <header key="page"><h1>Overzicht</h1></header>, ['landmark-one-main']],
  ['a sound page', <main key="page"><h1>Overzicht</h1></main>, []],
])('of a screen the whole page is judged: %s', async (_, page, found) => {
  render(page)
  const { violations } = await axe.run(...axeCall({ ...screenParameters.a11y, options: { runOnly: ['best-practice'] } }))
  expect(violations.map(({ id }) => id)).toEqual(found)
})
