import type {
  ChatLabels,
  FileDropzoneLabels,
  PdfFrameLabels,
  SlotCalendarLabels,
  StepLabels,
  ViewSettingsProps,
} from '@patient-portal/design-system'

const dayName = (key: string): string =>
  new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(4, 6)) - 1, Number(key.slice(6)))).toLocaleDateString(
    'en-GB',
    { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  )
const monthName = (key: string, month: 'long' | 'short'): string =>
  new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(4, 6)) - 1)).toLocaleDateString('en-GB', {
    month,
    timeZone: 'UTC',
  })
const times = (count: number): string => `${count} free`
const size = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`

export const stepWords: StepLabels = {
  label: 'Steps',
  progress: 'Step 2 of 3',
  states: { done: 'done', current: 'current step', open: 'to do', error: 'needs a correction' },
}

export const starWords = [
  '1 star, bad',
  '2 stars, poor',
  '3 stars, fair',
  '4 stars, good',
  '5 stars, excellent',
] as const

export const calendarWords: SlotCalendarLabels = {
  firstFree: 'First free times',
  nearestFree: 'Free times close by',
  firstDay: dayName,
  asList: 'Show the days as a list',
  asMonth: 'Show the days as a calendar',
  freeDays: 'Days with free times',
  moreDays: 'More days',
  previousWeeks: 'Previous weeks',
  nextWeeks: 'Next weeks',
  months: (first, last) => [...new Set([monthName(first, 'long'), monthName(last, 'long')])].join(' – '),
  shortMonth: (month) => monthName(month, 'short'),
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((long) => ({
    short: long.slice(0, 2),
    long,
  })),
  listedDay: (day, count) => ({ date: dayName(day), times: times(count) }),
  day: (day, count) => (count === 0 ? `no times, ${dayName(day)}` : `${dayName(day)}, ${times(count)}`),
  outside: (day) => `out of reach, ${dayName(day)}`,
  timesOn: (day) => `Times on ${dayName(day)}`,
  noTimesOn: (day) => `No times on ${dayName(day)}.`,
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  times: 'Choose a time',
  otherDay: 'Choose another day',
  loading: 'Loading…',
  failed: 'The times did not come.',
  failedLabel: 'Error',
  retry: 'Try again',
}

export const chatWords: ChatLabels = {
  unread: 'New',
  sending: 'Sending…',
  sent: 'Sent',
  failed: 'Not sent.',
  retry: 'Again',
  announceSent: 'Message sent',
  newTab: 'opens in a new tab',
  opening: 'opening…',
  openFailed: 'It did not open.',
  toLatest: 'To the latest message',
}

export const pdfWords: PdfFrameLabels = {
  download: (file) => (file ? `Download (${file.type}, ${size(file.bytes)})` : 'Download'),
  downloaded: 'Saved.',
  open: 'Open in a new tab',
  newTab: '(new tab)',
  skip: 'Skip the document',
  loading: 'Loading the document…',
  page: (page, pages) => `Page ${page} of ${pages}`,
  larger: 'Larger',
  smaller: 'Smaller',
  zoom: (percent) => `${percent} %`,
  dim: 'Dim',
  readAsText: 'Read as text',
  showOriginal: 'Show the pages',
  slow: 'This page takes a while.',
  showAnyway: 'Show the page',
  ticked: 'ticked',
  note: (words) => `Note: ${words}`,
  image: 'This document is a picture.',
  imagePage: 'This page is a picture.',
  print: 'Open it to print all.',
  failedTone: 'Error',
  noteTone: 'Note',
  retry: 'Try again',
  problems: {
    failed: 'It did not come.',
    unshown: 'It cannot be shown here.',
    encrypted: 'It has a password.',
    damaged: 'It is broken.',
    empty: 'It is empty.',
    unknown: 'Its kind cannot be shown.',
    page: 'This page is broken.',
    rest: 'Pages are missing.',
    letters: 'Letters may be wrong.',
    picture: 'A picture is missing.',
  },
}

export const dropzoneWords: FileDropzoneLabels = {
  choose: 'Choose a file',
  zone: {
    idle: 'or drop it here',
    'over-page': 'Drop it here',
    'over-zone': 'Let go to add it',
    'wrong-kind': 'This kind will not do.',
    full: 'That is all that fits.',
  },
  reading: 'Reading…',
  chosen: (count) => `${count} chosen`,
  size,
  remove: 'Remove',
  removeFile: (name) => `Remove ${name}`,
  removed: (name) => `${name} removed`,
  refused: {
    kind: 'this kind will not do.',
    heic: 'take a picture of it.',
    content: 'it is not what its name says.',
    empty: 'it is empty.',
    'too-large': 'it is too large.',
    unreadable: 'it cannot be read.',
    'too-many': 'no more fit.',
    'too-large-together': 'together they are too large.',
  },
  duplicate: 'it was there already.',
  renamed: 'it got a number.',
  leftOut: (count) => `${count} left out`,
  summary: ({ added, refused }) => `${added} added, ${refused} refused`,
}

export const viewWords: ViewSettingsProps['labels'] = {
  theme: 'Colours',
  themes: { system: 'As the device', standard: 'Standard', 'calm-light': 'Calm', 'calm-dark': 'Calm and dark' },
  softer: 'Softer contrast',
  textSize: 'Text',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  oneQuestion: 'One question at a time',
  on: 'On',
  off: 'Off',
  note: 'Kept here.',
  close: 'Close',
}
