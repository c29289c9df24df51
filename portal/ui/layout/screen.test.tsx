import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@testing-library/react'
import { heading, renderScreen } from '../../stories/render-screen.tsx'
import { createStoryBackend } from '../../stories/story-backend.ts'
import { StoryPortal } from '../../stories/story-portal.tsx'
import { Screen, type ScreenProps } from './screen.tsx'

const backend = createStoryBackend()
const Sample = (props: Pick<ScreenProps, 'step'> & { name: string; long?: boolean }) => (
  <StoryPortal backend={backend}>
    <Screen title={props.name} header={<p>Balk</p>} step={props.step}>
      <h1>{props.name}</h1>
      <label>
        Vraag <input />
      </label>
      {props.long && Array.from({ length: 80 }, (_, row) => <p key={row}>Regel</p>)}
    </Screen>
  </StoryPortal>
)

/** The first screen of a visit takes no focus. */
const startVisit = () =>
  renderScreen(
    <Screen title="Eerste" header={null}>
      <h1>Eerste</h1>
    </Screen>,
    { at: '/' },
  )

test('APP-10.1 another step scrolls to the top and focuses its heading, forward and back', async () => {
  await startVisit()
  const { rerender } = render(<Sample name="Een" step="a" long />)
  scrollTo(0, 900)
  rerender(<Sample name="Twee" step="b" long />)
  await expect.element(heading('Twee')).toHaveFocus()
  expect(scrollY).toBe(0)
  await page.getByLabelText('Vraag').click()
  rerender(<Sample name="Een" step="a" long />)
  await expect.element(heading('Een')).toHaveFocus()
})

test('APP-10.2 the same step with another title does not scroll or focus, but changes the document title', async () => {
  await startVisit()
  const { rerender } = render(<Sample name="Een" step="a" />)
  await page.getByLabelText('Vraag').click()
  rerender(<Sample name="Een, anders" step="a" />)
  await expect.element(heading('Een, anders')).toBeVisible()
  await expect.element(page.getByLabelText('Vraag')).toHaveFocus()
  await expect.poll(() => document.title).toBe('Een, anders – Hoofdpijnkliniek')
})
