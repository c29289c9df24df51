import type { PreparedFile } from '../files/prepare-file.ts'
import { createSerialQueue } from '../serial-queue.ts'
import type { Drafts } from './draft-store.ts'

/** The files of something that is typed and not sent yet, as a session finds and leaves them. */
interface DraftFiles {
  read: () => Promise<PreparedFile[]>
  /** Rejects where the device has no room for it. */
  keep: (prepared: PreparedFile) => Promise<void>
  remove: (file: File) => Promise<void>
  clear: () => Promise<void>
}

/** A file as the list of a draft tells of it. No two of one draft bear the same name. */
interface KeptFile {
  name: string
  type: string
  lastModified: number
  wasMadeSmaller: boolean
  /** Into how many parts its bytes are divided. */
  parts: number
}

/** Small enough to be sealed and written without the page standing still, and for what is typed meanwhile to come in between. */
const step = 512 * 1024

/** A list is read, changed and written as one: a file that is still being kept may belong to a screen that was left. */
const { run: inTurn } = createSerialQueue()

/** What belongs to a draft beside its text. Each file lies under names of its own: who types writes none of them again. */
export function draftFilesOf(drafts: Drafts, draftName: string): DraftFiles {
  const listName = `${draftName} files`
  const partName = ({ name }: { name: string }, part: number) => `${draftName} file ${part} ${name}`
  // Whatever lies there was sealed by the portal itself, for this name.
  const readList = async () => (await drafts.read(listName) ?? []) as KeptFile[]
  const writeList = (list: readonly KeptFile[]) => (list.length > 0 ? drafts.write(listName, list) : drafts.remove(listName))
  const partsOf = ({ parts }: KeptFile) => Array.from({ length: parts }, (_, part) => part)

  async function drop(isDropped: (file: KeptFile) => boolean) {
    const list = await readList()
    await Promise.all(list.filter(isDropped).flatMap((file) => partsOf(file).map((part) => drafts.remove(partName(file, part)))))
    if (list.some(isDropped)) await writeList(list.filter((file) => !isDropped(file)))
  }

  async function open(file: KeptFile): Promise<PreparedFile | undefined> {
    const parts = await Promise.all(partsOf(file).map((part) => drafts.read(partName(file, part))))
    // Cut off while it was being kept: half a file is none.
    if (!parts.every((part) => part instanceof ArrayBuffer)) return undefined
    return { file: new File(parts, file.name, { type: file.type, lastModified: file.lastModified }), wasMadeSmaller: file.wasMadeSmaller }
  }

  async function keep({ file, wasMadeSmaller }: PreparedFile) {
    const { name, type, lastModified, size } = file
    await drop((known) => known.name === name)
    const parts = Math.ceil(size / step)
    // The list first: what it does not name would never be found again, and never go.
    await writeList([...await readList(), { name, type, lastModified, wasMadeSmaller, parts }])
    try {
      // oxlint-disable-next-line no-await-in-loop -- one part at a time in memory
      for (let part = 0; part < parts; part += 1) await drafts.write(partName(file, part), await file.slice(part * step, (part + 1) * step).arrayBuffer())
    } catch (error) {
      await drop((known) => known.name === name)
      throw error
    }
  }

  async function read(): Promise<PreparedFile[]> {
    const list = await readList()
    const opened = await Promise.all(list.map(open))
    if (opened.includes(undefined)) await drop((file) => list.some(({ name }, at) => name === file.name && opened[at] === undefined))
    return opened.filter((file) => file !== undefined)
  }

  return {
    read: () => inTurn(read),
    keep: (prepared) => inTurn(() => keep(prepared)),
    remove: ({ name }) => inTurn(() => drop((file) => file.name === name)),
    clear: () => inTurn(() => drop(() => true)),
  }
}
