import { describe, expect, test } from 'vitest'
import { createLabels } from './create-labels.ts'
import { english } from './english.ts'

const { slotCalendar, fileDropzone, passwordField, pdfFrame, steps, toaster } = createLabels(english, 'en-GB')

describe('calendar labels', () => {
  const { labels } = slotCalendar

  test('name each day with its number of times', () => {
    expect([0, 1, 2].map((count) => labels.day('20261208', count))).toEqual([
      'no times, Tuesday 8 December',
      'Tuesday 8 December, 1 free time',
      'Tuesday 8 December, 2 free times',
    ])
    expect(labels.outside('20270301')).toBe('not available, Monday 1 March')
    expect(labels.listedDay('20261208', 1)).toEqual({ date: 'Tuesday 8 December', times: '1 free time' })
  })

  test('name the months in view once, with the year', () => {
    expect(labels.months('202612', '202612')).toBe('December 2026')
    expect(labels.months('202611', '202612')).toBe('November – December 2026')
    expect(labels.months('202612', '202701')).toBe('December 2026 – January 2027')
    expect(labels.shortMonth('202612')).toBe('Dec')
  })

  test('name the weekdays from Monday', () => {
    expect(labels.weekdays.map(({ long }) => long)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
  })

  test('follow the language, without a full stop after a short name', () => {
    const dutch = createLabels(english, 'nl-NL').slotCalendar.labels
    expect(dutch.firstDay('20260305')).toBe('donderdag 5 maart')
    expect(dutch.shortMonth('202603')).toBe('mrt')
    expect(dutch.weekdays[0]).toEqual({ short: 'ma', long: 'maandag' })
  })
})

test('dropzone labels count files and join the results', () => {
  const { labels } = fileDropzone
  expect(labels.chosen(1)).toBe('1 file chosen')
  expect(labels.summary({ added: 2, renamed: 0, refused: 1, duplicates: 0 })).toBe('2 files added, 1 file was refused')
  expect(labels.removeFile('a{name}.pdf')).toBe('Remove a{name}.pdf')
  expect(labels.refused['too-large']).toBe(english.dropzone.refused.tooLarge)
})

test('a size below a megabyte is in kilobytes, with the number format of the language', () => {
  const sizes = (language: string) =>
    [1, 240_000, 2_440_000].map((bytes) =>
      createLabels(english, language).pdfFrame.labels.download({ type: 'PDF', bytes }),
    )
  expect(sizes('en-GB')).toEqual(['Download (PDF, 1 kB)', 'Download (PDF, 240 kB)', 'Download (PDF, 2.4 MB)'])
  expect(sizes('nl-NL').at(-1)).toBe('Download (PDF, 2,4 MB)')
  expect(pdfFrame.labels.download()).toBe('Download')
})

test('labels with placeholders are filled in', () => {
  expect(steps(2, 3).labels.progress).toBe('Step 2 of 3')
  expect(toaster.closeLabel('Saved.')).toBe('Close notification: Saved.')
  expect(pdfFrame.labels.page(1, 3)).toBe('Page 1 of 3')
})

test('the accessible name of a button begins with its visible label', () => {
  const { labels } = fileDropzone
  expect(labels.removeFile('a.pdf').startsWith(labels.remove)).toBe(true)
  expect(passwordField.showLabel.startsWith(passwordField.toggleText?.show ?? '-')).toBe(true)
  expect(passwordField.hideLabel.startsWith(passwordField.toggleText?.hide ?? '-')).toBe(true)
})
