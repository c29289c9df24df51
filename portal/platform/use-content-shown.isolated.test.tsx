import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reportContentShown, whenContentShown } from './content-shown.ts'
import { useContentShown } from './use-content-shown.ts'

const Part = () => <p>{useContentShown() ? 'Het vervolg' : 'De inhoud'}</p>

test('a component waits until the content is reported as shown, and is rendered at once from then on', async () => {
  const { unmount } = render(<Part />)
  await expect.element(page.getByText('De inhoud')).toBeVisible()
  reportContentShown()
  await act(whenContentShown)
  await expect.element(page.getByText('Het vervolg')).toBeVisible()
  unmount()
  const shown: string[] = []
  const Later = () => {
    shown.push(useContentShown() ? 'Het vervolg' : 'De inhoud')
    return null
  }
  render(<Later />)
  expect(shown).toEqual(['Het vervolg'])
})
