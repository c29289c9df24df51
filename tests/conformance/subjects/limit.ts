import type { Check } from '../check.ts'
import { mustBe, mustHold } from '../finding.ts'
import { byLink, pdf, planned, review } from '../sample.ts'
import { type Input, mustRefuse, type World } from '../world.ts'
import type { CallName } from '#portal/api/contract/contract.ts'

/** What the portal lets a patient send, in characters and bytes: a back end has to take this much, and has to stop at some more. */
const largest = {
  message: 10_000,
  note: 4000,
  review: 4000,
  subject: 200,
  description: 200,
  fileBytes: 20 * 1024 ** 2,
  files: 20,
}

/** What is too long has to be refused as input or as too large, and what fits exactly has to be taken. */
async function atTheLimit(world: World, name: CallName, what: string, make: (more: number) => Input): Promise<void> {
  mustRefuse(`${what}, one too many`, await world.send(name, make(1)), 413, 491)
  const { status, text } = await world.send(name, make(0))
  mustHold(`${what}, as much as the portal allows`, '200', status === 200, `${status} ${text}`)
}

const fresh = { subject: 'Slapen', content: 'Slecht', department: 'office', attachments: [] }

export const limits: readonly Check[] = [
  {
    id: 'limit/texts',
    calls: ['newThread', 'cancelConsult', 'addReview'],
    description: "Texts may have the portal's maximum length, and one character more gets a 491 or a 413",
    async run(world) {
      const { token } = await world.signedIn('onboarded')
      await atTheLimit(world, 'newThread', 'a message', (more) => ({
        token,
        body: { ...fresh, content: 'x'.repeat(largest.message + more) },
      }))
      await atTheLimit(world, 'newThread', 'a subject', (more) => ({
        token,
        body: { ...fresh, subject: 'x'.repeat(largest.subject + more) },
      }))
      await atTheLimit(world, 'newThread', 'what is said of a file', (more) => ({
        token,
        body: { ...fresh, attachments: [{ ...pdf(), description: 'x'.repeat(largest.description + more) }] },
      }))
      const { token: other, consult } = await planned(world)
      await atTheLimit(world, 'cancelConsult', 'a note', (more) => ({
        token: other,
        body: { consult_id: consult.id, note: 'x'.repeat(largest.note + more) },
      }))
    },
  },
  {
    id: 'limit/review',
    calls: ['addReview'],
    description: "A review may have the portal's maximum length, and one character more gets a 491 or a 413",
    async run(world) {
      const link = await byLink(world)
      await atTheLimit(world, 'addReview', 'a review', (more) => ({
        ...link,
        body: { ...review, motivation: 'x'.repeat(largest.review + more) },
      }))
    },
  },
  {
    id: 'limit/files',
    calls: ['newThread'],
    description: 'A message may have twenty files, and one more gets a 413 or a 491',
    async run(world) {
      const { token } = await world.signedIn('onboarded')
      await atTheLimit(world, 'newThread', 'files', (more) => ({
        token,
        body: { ...fresh, attachments: Array.from({ length: largest.files + more }, () => pdf()) },
      }))
    },
  },
  {
    id: 'limit/file-size',
    calls: ['newThread', 'getDocument'],
    description: 'A file may have 20 MB, and one byte more gets a 413 or a 491',
    async run(world) {
      const { token } = await world.signedIn('onboarded')
      await atTheLimit(world, 'newThread', 'a file', (more) => ({
        token,
        body: { ...fresh, attachments: [pdf('scan.pdf', largest.fileBytes + more)] },
      }))
    },
  },
  {
    id: 'limit/file-kinds',
    calls: ['newThread'],
    description: 'Only genuine pdf, jpg and png files are accepted; others get a 491, and nothing is stored',
    async run(world) {
      const { token } = await world.signedIn('onboarded')
      const file = pdf()
      const odd = [
        { filename: 'programma.exe' },
        { filename: 'scan.pdf.exe' },
        { filename: 'scan.png' },
        { filename: 'pagina.html' },
        { filename: '../scan.pdf' },
        { data: Buffer.from('<html>').toString('base64') },
        { data: '' },
        { data: 'geen base64!' },
      ]
      for (const fields of odd)
        mustRefuse(
          JSON.stringify(fields),
          await world.send('newThread', { token, body: { ...fresh, attachments: [{ ...file, ...fields }] } }),
          491,
        )
      mustBe('threads', 0, (await world.info(token)).internal_message_threads.length)
      const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]).toString('base64')
      const jpg = Buffer.from([0xff, 0xd8, 0xff, 0]).toString('base64')
      await world.done('newThread', {
        token,
        body: {
          ...fresh,
          attachments: [
            file,
            { ...file, filename: 'a.png', data: png },
            { ...file, filename: 'b.jpg', data: jpg },
            { ...file, filename: 'c.JPEG', data: jpg },
          ],
        },
      })
    },
  },
  {
    id: 'limit/body',
    calls: ['registerEmailAddress'],
    description: 'A redirect URL of 64 kB is refused',
    async run(world) {
      const body = JSON.stringify({ emailAddress: 'x'.repeat(64 * 1024), visitorId: 'x' })
      mustRefuse('a long body of somebody unknown', await world.send('registerEmailAddress', { body }), 400, 413, 491)
    },
  },
]
