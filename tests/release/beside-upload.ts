import { pdfOf } from '../clinic/test-kit/attachment.ts'
import { measure, percentile, type Sent } from './measure.ts'

const megabytes = 60
const alone = 200

/** As many of the largest file as fit into one call. */
export const largestQuestion = (): object => ({
  subject: 'Scans',
  content: 'Zie de bijlagen.',
  department: 'office',
  attachments: [1, 2, 3].map((number) => pdfOf((megabytes / 3) * 1024 ** 2, `scan-${number}.pdf`)),
})

async function askUntil(isOver: () => boolean, call: Sent): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) times.push(...(await measure([call], 1)).times)
  return times.toSorted((a, b) => a - b)
}

/** What somebody else's short call waits, one after another, without an upload and beside one. */
export async function besideUploadRow(where: string, upload: Sent, call: Sent): Promise<string> {
  const before = (
    await measure(
      Array.from({ length: alone }, () => call),
      1,
    )
  ).times
  let isOver = false
  const started = performance.now()
  const sending = measure([upload], 1).finally(() => {
    isOver = true
  })
  const beside = await askUntil(() => isOver, call)
  const { odd } = await sending
  const seconds = (performance.now() - started) / 1000
  const [of, longest] = [
    (times: readonly number[]) => percentile(times, 0.5).toFixed(1),
    (times: readonly number[]) => percentile(times, 1).toFixed(0),
  ]
  return `| ${where} | ${of(before)} | ${longest(before)} | ${of(beside)} | ${longest(beside)} | ${seconds.toFixed(1)} |${odd.length > 0 ? ` **the upload was a ${odd[0]}** |` : ''}`
}

export const besideUploadHead = [
  `What a call of another patient (\`getEmployees\`) waits, one after another, while one upload of ${megabytes} MB in three files is taken in.`,
  '',
  '| database | p50 ms alone | longest | p50 ms beside it | longest | upload s |',
  '|---|---|---|---|---|---|',
]
