import { expect, onTestFinished, test } from 'vitest'
import '../pdf-frame/pdf-frame.css'

/** Puts rules in force as on a device that inverts all colours: no browser can be told that it does. */
function invertColors() {
  const rulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule && rule.media.mediaText.includes('inverted-colors') ? [rule] : []),
      ...('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
    ])
  const found = [...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules))
  for (const { media } of found) {
    const before = media.mediaText
    media.mediaText = 'all'
    onTestFinished(() => {
      media.mediaText = before
    })
  }
}

const filterOf = (tag: 'img' | 'video' | 'canvas', wrapper: Record<string, string> = {}, className = '') => {
  const around = Object.assign(document.createElement('div'))
  Object.assign(around.dataset, wrapper)
  const picture = document.createElement(tag)
  picture.className = className
  around.append(picture)
  document.body.append(around)
  onTestFinished(() => around.remove())
  return getComputedStyle(picture).filter
}

test.each(['img', 'video', 'canvas'] as const)(
  'CALM-04 %s is inverted back on a device that inverts all colours, and not changed on others',
  (tag) => {
    expect(filterOf(tag)).toBe('none')
    invertColors()
    expect(filterOf(tag)).toBe('invert(1)')
  },
)

test.each([
  ['false', 'brightness(0.97)'],
  ['true', 'brightness(0.78)'],
])('CALM-04 a page of a document is inverted back too, dimmed %s', (dimmed, filter) => {
  expect(filterOf('canvas', { dimmed })).toBe(filter)
  invertColors()
  expect(filterOf('canvas', { dimmed })).toBe(`${filter} invert(1)`)
  expect(filterOf('img', { dimmed }, 'pdf-picture')).toBe(`${filter} invert(1)`)
})
