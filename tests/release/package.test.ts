import { expect, test } from 'vitest'
import { packageFigures } from './package.ts'

test('the package is proved when nothing is wrong and what must be noticed is', () => {
  expect(packageFigures({ app: [] }, { control: ['seen'] }, []).passed).toBe(true)
  expect(packageFigures({}, { control: ['seen'] }, []).passed).toBe(false)
  expect(packageFigures({ app: [], other: ['a fault'] }, { control: ['seen'] }, [])).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['- other: **wrong** (a fault)']),
  })
  expect(packageFigures({ app: [] }, { control: [] }, [])).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['- control, control: **not noticed**']),
  })
})
