import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Dark, the largest text, on a small phone; until the end of the test. */
export async function inAttackState() {
  const { dataset } = document.documentElement
  const { theme, textSize } = dataset
  const [width, height] = [innerWidth, innerHeight]
  onTestFinished(async () => {
    Object.assign(dataset, { theme: theme ?? 'standard', textSize: textSize ?? 'normal' })
    await page.viewport(width, height)
  })
  Object.assign(dataset, { theme: 'calm-dark', textSize: 'larger' })
  await page.viewport(320, 640)
}
