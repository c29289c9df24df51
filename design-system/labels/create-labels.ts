import type { ChatThreadProps } from '../chat/chat-thread.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import type { FileDropzoneLabels } from '../file-dropzone/file-dropzone-labels.ts'
import type { FileDropzoneProps } from '../file-dropzone/file-dropzone.tsx'
import type { LoadingProps } from '../loading/loading.tsx'
import type { NavigationMenuProps } from '../navigation-menu/navigation-menu.tsx'
import type { PageProps } from '../page/page.tsx'
import type { PasswordFieldProps } from '../password-field/password-field.tsx'
import type { PdfFrameLabels } from '../pdf-frame/pdf-frame-labels.ts'
import type { PdfFrameProps } from '../pdf-frame/pdf-frame.tsx'
import type { ReadAloudProps } from '../read-aloud/read-aloud.tsx'
import type { RequirementListProps } from '../requirement-list/requirement-list.tsx'
import type { SelectFieldProps } from '../select-field/select-field.tsx'
import type { SlotCalendarLabels } from '../slot-calendar/calendar-slot.ts'
import type { SlotCalendarProps } from '../slot-calendar/slot-calendar.tsx'
import type { StarRatingProps } from '../star-rating/star-rating.tsx'
import type { StepFooterProps } from '../step-wizard/step-footer.tsx'
import type { StepIndicatorProps } from '../step-wizard/step-indicator.tsx'
import type { RecentToastsProps } from '../toast/recent-toasts.tsx'
import type { ToasterProps } from '../toast/toaster.tsx'
import type { Tone } from '../tone/tone.ts'
import type { ViewSettingsProps } from '../view-settings/view-settings.tsx'
import { dateNames } from './date-names.ts'
import type { LabelTexts } from './english.ts'
import { fill, plural } from './fill-text.ts'

/** For each component, the props that hold its fixed texts. Spread them on the component. */
export interface Labels {
  chatThread: Pick<ChatThreadProps, 'labels'>
  dialog: Pick<DialogProps, 'closeLabel'>
  fileDropzone: Pick<FileDropzoneProps, 'labels'>
  link: { newTabLabel: string }
  loading: Pick<LoadingProps, 'label'>
  navigationMenu: Pick<NavigationMenuProps, 'label'>
  page: Pick<PageProps, 'skipLabel'>
  passwordField: Pick<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'toggleText' | 'capsLockLabel'>
  pdfFrame: Pick<PdfFrameProps, 'labels'>
  readAloud: Pick<ReadAloudProps, 'labels'>
  recentToasts: Pick<RecentToastsProps, 'label'>
  requirementList: Pick<RequirementListProps, 'stateLabels'>
  selectField: Pick<SelectFieldProps, 'placeholder'>
  slotCalendar: Pick<SlotCalendarProps, 'labels'>
  starRating: Pick<StarRatingProps, 'labels'>
  stepFooter: Pick<StepFooterProps, 'next'>
  /** Labels of StepWizard and StepIndicator; `step` counts from 1. */
  steps: (step: number, total: number) => Pick<StepIndicatorProps, 'labels'>
  toaster: Pick<ToasterProps, 'label' | 'closeLabel'>
  /** The `toneLabel` of a Notice or a toast, by tone. */
  tones: Record<Tone, string>
  viewSettings: Pick<ViewSettingsProps, 'labels'>
}

/** Makes the labels of a language. `language` is a BCP 47 tag, for dates and numbers. */
export function createLabels(texts: LabelTexts, language: string): Labels {
  const { general, password, scores, steps, toasts, view } = texts
  return {
    chatThread: { labels: texts.chat },
    dialog: { closeLabel: general.close },
    fileDropzone: { labels: dropzoneLabels(texts, language) },
    link: { newTabLabel: general.newTab },
    loading: { label: general.loading },
    navigationMenu: { label: general.menu },
    page: { skipLabel: general.skip },
    passwordField: {
      showLabel: password.showPassword,
      hideLabel: password.hidePassword,
      toggleText: { show: password.show, hide: password.hide },
      capsLockLabel: password.capsLock,
    },
    pdfFrame: { labels: frameLabels(texts, language) },
    readAloud: { labels: { ...texts.aloud, noticeTone: texts.tones.info } },
    recentToasts: { label: toasts.recent },
    requirementList: { stateLabels: texts.requirements },
    selectField: { placeholder: general.choose },
    slotCalendar: { labels: calendarLabels(texts, language) },
    starRating: { labels: [scores[1], scores[2], scores[3], scores[4], scores[5]] },
    stepFooter: { next: general.next },
    steps: (step, total) => ({
      labels: { label: steps.label, progress: fill(steps.progress, { step, total }), states: steps },
    }),
    toaster: { label: toasts.region, closeLabel: (text) => fill(toasts.close, { text }) },
    tones: texts.tones,
    viewSettings: { labels: view },
  }
}

function calendarLabels({ calendar, general, tones }: LabelTexts, language: string): SlotCalendarLabels {
  const { dayName, monthsName, shortMonth, weekdays } = dateNames(language)
  return {
    ...calendar,
    firstDay: dayName,
    listedDay: (day, count) => ({ date: dayName(day), times: plural(calendar, 'timesFree', count) }),
    months: monthsName,
    shortMonth,
    weekdays,
    day: (day, count) =>
      count === 0
        ? fill(calendar.dayWithoutTimes, { date: dayName(day) })
        : plural(calendar, 'dayWithTimes', count, { date: dayName(day) }),
    outside: (day) => fill(calendar.dayOutside, { date: dayName(day) }),
    current: calendar.movedDay,
    timesOn: (day) => fill(calendar.timesOn, { date: dayName(day) }),
    noTimesOn: (day) => fill(calendar.noTimesOn, { date: dayName(day) }),
    parts: calendar,
    loading: general.loading,
    failedLabel: tones.error,
    retry: general.retry,
  }
}

/** Formats a file size, such as 240 kB or 2.4 MB; 1 kB is 1000 bytes. */
const sizeIn =
  ({ document }: LabelTexts, language: string) =>
  (bytes: number): string => {
    const shown = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    return bytes < 1_000_000
      ? fill(document.kilobytes, { size: shown.format(Math.max(1, Math.round(bytes / 1000))) })
      : fill(document.megabytes, { size: shown.format(bytes / 1_000_000) })
  }

function dropzoneLabels(texts: LabelTexts, language: string): FileDropzoneLabels {
  const { zone, refused, summary, ...dropzone } = texts.dropzone
  return {
    ...dropzone,
    zone: { ...zone, 'over-page': zone.overPage, 'over-zone': zone.overZone, 'wrong-kind': zone.wrongKind },
    chosen: (count) => plural(dropzone, 'chosen', count),
    size: sizeIn(texts, language),
    removeFile: (name) => fill(dropzone.removeFile, { name }),
    removed: (name) => fill(dropzone.removed, { name }),
    refused: {
      ...refused,
      'too-large': refused.tooLarge,
      'too-many': refused.tooMany,
      'too-large-together': refused.tooLargeTogether,
    },
    leftOut: (count) => plural(dropzone, 'leftOut', count),
    summary: (counts) =>
      (['added', 'renamed', 'refused', 'duplicates'] as const)
        .filter((outcome) => counts[outcome] > 0)
        .map((outcome) => plural(summary, outcome, counts[outcome]))
        .join(', '),
  }
}

function frameLabels(texts: LabelTexts, language: string): PdfFrameLabels {
  const { document, general, tones } = texts
  const size = sizeIn(texts, language)
  return {
    ...document,
    download: (file) =>
      file
        ? fill(document.downloadOf, { facts: [file.type, size(file.bytes)].filter(Boolean).join(', ') })
        : document.download,
    page: (page, pages) => fill(document.page, { page, pages }),
    zoom: (percent) => fill(document.zoom, { percent }),
    note: (text) => fill(document.note, { words: text }),
    failedTone: tones.error,
    noteTone: tones.info,
    retry: general.retry,
  }
}
