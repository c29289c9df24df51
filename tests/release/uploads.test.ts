import { expect, test } from 'vitest'
import { uploadFigures, type UploadRound } from './uploads.ts'

const round = (longest: number, megabytes = 0): UploadRound => ({ longest, took: 100, megabytes })
const sound = {
  nothing: [round(4)],
  prepare: [round(4)],
  keep: [round(50)],
  encode: [round(9), round(90), round(9)],
  send: [round(9, 2)],
  control: [round(51)],
}

test('uploads pass when each task is quick enough and gives its memory back, and the control is not', () => {
  const { passed, figures } = uploadFigures(sound)
  expect(passed).toBe(true)
  expect(figures).toContain('| encoding both | 9.0 | 100 | 0.0 |')
  for (const change of [{ keep: [round(50.1)] }, { send: [round(9, 2.1)] }, { control: [round(50)] }, { encode: [] }])
    expect(uploadFigures({ ...sound, ...change }).passed).toBe(false)
})
