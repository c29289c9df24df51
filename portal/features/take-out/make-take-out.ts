import { makeZip } from 'client-zip'
import i18next from 'i18next'
import type { Call } from '../../api/client.ts'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { ApiError } from '../../api/error.ts'
import { loadTexts } from '../../platform/i18n.ts'
import type { Incomplete } from '../../rules/incomplete.ts'
import { calendarTexts } from '../appointments/consult/use-calendar-texts.ts'
import { calendarFile, type CalendarEntry } from '../appointments/rules/calendar-file.ts'
import schema from './data.schema.json?raw'
import { fetchSerially, type Progress } from './rules/fetch-serially.ts'
import { filePaths, pageFile } from './rules/file-path.ts'
import { pageColors, takeOutPage, type PageColors } from './take-out-page.ts'
import { dayOf, takeOutTasks, type ArchiveFile } from './take-out-tasks.ts'
import { consultName, shownConsults, takeOutRecordOf, type Fetched } from './take-out-record-of.ts'

interface TakeOutOptions {
  call: Call
  info: PatientInfo & Incomplete
  now: Date
  signal: AbortSignal
  /** Gives the identity of a consult's calendar entry. */
  entryOf: (consultId: number) => Promise<CalendarEntry>
  onProgress: (progress: Progress) => void
  /** Resolves to whether the failed ones, by name, are fetched again; gets the last error too. */
  askAgain: (failed: readonly string[], error: unknown) => Promise<boolean>
  /** Called once, before the last files, with the names of everything that is missing in the archive. */
  onMissing: (missing: readonly string[]) => void
}

const stopsAll = (error: unknown): boolean => error instanceof ApiError && error.kind === 'noConnection'

/** A zip archive of all that the portal shows (TAKE-01), as a stream: the next document is fetched when the previous one was read. Marks all messages as read. The stream fails once `signal` aborts. */
export async function makeTakeOut(options: TakeOutOptions): Promise<ReadableStream<Uint8Array>> {
  await loadTexts(
    'take-out',
    'appointment',
    'documents',
    'finance',
    'general',
    'invoice',
    'medical',
    'messages',
    'questionnaire',
  )
  return makeZip(archiveFiles(options))
}

async function* archiveFiles({
  call,
  info,
  now,
  signal,
  entryOf,
  onProgress,
  askAgain,
  onMissing,
}: TakeOutOptions): AsyncGenerator<ArchiveFile> {
  const fetched: Fetched = {
    info,
    names: new Map(),
    threads: new Map(),
    questionnaires: new Map(),
    invoices: [],
    paths: new Map(),
  }
  const pathOf = filePaths()
  const unreadable = new Set<string>(info.incomplete ? [i18next.t('take-out:part.info')] : [])
  const tasks = takeOutTasks(fetched, { call, pathOf, onUnreadable: (name) => unreadable.add(name) })
  const failed = yield* fetchSerially(tasks, {
    signal,
    onProgress,
    stopsAll,
    askAgain: (missing, error) =>
      askAgain(
        missing.map(({ name }) => name),
        error,
      ),
  })
  const missing = [
    ...failed.map(({ name }) => name),
    ...[...unreadable].map((name) => i18next.t('take-out:part.unreadable', { name })),
  ]
  onMissing(missing)
  const consults = shownConsults(info)
  const calendarPaths = new Map(
    consults.map(({ id, consultTypeId, startDateTime: at }) => [
      id,
      pathOf(i18next.t('take-out:folder.appointments'), dayOf(at), consultName({ consultTypeId }), 'ics'),
    ]),
  )
  const textsOf = calendarTexts(i18next.getFixedT('nl', ['appointment', 'clinic']), (consult) =>
    consultName(consult, fetched.names),
  )
  for (const consult of consults) {
    const { id, startDateTime, endDateTime } = consult
    yield {
      name: calendarPaths.get(id) ?? '',
      // oxlint-disable-next-line no-await-in-loop -- one file at a time
      input: calendarFile({ ...(await entryOf(id)), ...textsOf(consult, true), startDateTime, endDateTime }, now),
    }
  }
  const record = takeOutRecordOf(fetched, { now, missing, calendarPathOf: (id) => calendarPaths.get(id) ?? '' })
  const texts = {
    page: i18next.t('take-out:page', { returnObjects: true }),
    invoiceStatus: i18next.t('invoice:status', { returnObjects: true }),
  }
  const themes = { light: colorsOf('calm-light'), dark: colorsOf('calm-dark') }
  yield { name: pageFile, input: takeOutPage(record, texts, themes) }
  yield { name: 'data.json', input: JSON.stringify(record, null, 2) }
  yield { name: 'data.schema.json', input: schema }
}

/** The colours of a theme as the clinic has them. */
function colorsOf(theme: 'calm-light' | 'calm-dark'): PageColors {
  const probe = document.createElement('div')
  probe.dataset['theme'] = theme
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const found = pageColors.map((name) => [name, style.getPropertyValue(`--color-${name}`)] as const)
  probe.remove()
  return Object.fromEntries(found) as PageColors
}
