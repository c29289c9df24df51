import { expect, test } from 'vitest'
import type { MeasuredPicture } from '../calm/measure-all.ts'
import type { Contrast } from '../../design-system/tokens/theme.ts'
import { calmFigures } from './calm.ts'

const figures = {
  meanY: 0.04,
  bright: 0,
  topY: 0.5,
  meanPI: 0.04,
  red: 0,
  blue: 0,
  band: 0.05,
  grating: 0.02,
  stripes: 0.1,
}
/** `meanY` is that of the second window down. */
const measured = (
  viewport: 'phone' | 'wide',
  meanY = 0.05,
  contrast: Contrast = 'normal',
  figuresOfFirst = figures,
): MeasuredPicture => ({
  name: {
    file: '',
    story: 'screens-login--ready',
    mode: `calm-dark ${viewport}`,
    theme: 'calm-dark',
    viewport,
    contrast,
    kind: 'screen',
    inEveryMode: true,
  },
  viewports: [
    { top: 0, figures: figuresOfFirst },
    { top: 844, figures: { ...figures, meanY } },
  ],
})

test('screens are calm when each was measured in both widths, and no window of it is over a limit', () => {
  const row =
    '| screens-login--ready | calm-dark | .055 / .050 | .040 / .040 | .500 / .500 | .050 / .050 | .020 / .020 | .100 / .100 |'
  expect(calmFigures([measured('phone', 0.055), measured('wide')])).toMatchObject({
    passed: true,
    figures: expect.arrayContaining([row]),
  })
  expect(calmFigures([measured('phone', 0.07), measured('wide')])).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['- screens-login--ready in calm-dark phone: mean luminance .070, limit .060']),
  })
  expect(calmFigures([measured('phone'), measured('wide'), measured('phone', 0.05, 'softer')]).passed).toBe(false)
  const inBoth = calmFigures([
    measured('phone'),
    measured('wide'),
    measured('phone', 0.05, 'softer'),
    measured('wide', 0.05, 'softer'),
  ])
  expect(inBoth).toMatchObject({
    passed: true,
    figures: expect.arrayContaining([expect.stringContaining('| screens-login--ready | calm-dark softer |')]),
  })
  expect(calmFigures([measured('phone')]).passed).toBe(false)
  expect(calmFigures([]).passed).toBe(false)
})

test('what is calm by itself may be too far from what was there before it', () => {
  const changed = calmFigures([measured('phone'), measured('wide', 0.05, 'normal', { ...figures, meanY: 0.055 })])
  expect(changed).toMatchObject({
    passed: false,
    figures: expect.arrayContaining([
      expect.stringMatching(
        /^- the first paint to screens-login--ready in calm-dark wide: change of luminance between screens \.04\d, limit \.040$/,
      ),
    ]),
  })
})
