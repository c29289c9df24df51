import type { PreparedFile } from '../files/prepare-file.ts'
import { createSerialQueue } from '../serial-queue.ts'
import type { Drafts } from './draft-store.ts'

/** The attachments of a draft, stored on the device until they are sent. */
interface DraftFiles {
  /** In the order in which they were added. A file that was stored only in part is left out and removed. */
  read: () => Promise<PreparedFile[]>
  /** Rejects if the device has no room for the file. */
  store: (prepared: PreparedFile) => Promise<void>
  remove: (file: File) => Promise<void>
  clear: () => Promise<void>
}

/** A row of a draft's stored file list. Names are unique within a draft. */
interface StoredFile {
  name: string
  type: string
  lastModified: number
  wasMadeSmaller: boolean
  /** The number of parts its bytes are stored in. */
  parts: number
}

/** Part size in bytes: small enough that encrypting and writing one blocks neither the page nor drafts typed meanwhile. */
const partBytes = 512 * 1024

/** Serialises changes of a list, as a screen that was left may still be writing a file. */
const { run: inOrder } = createSerialQueue()

/** The files of the draft `draftName`. They are stored under keys of their own, so that typing does not rewrite them. */
export function draftFilesOf(drafts: Drafts, draftName: string): DraftFiles {
  const listName = `${draftName} files`
  const partName = ({ name }: { name: string }, part: number) => `${draftName} file ${part} ${name}`
  // The cast is safe: only this module writes this key, and the encryption authenticates it.
  const readList = async () => ((await drafts.read(listName)) ?? []) as StoredFile[]
  const writeList = (list: readonly StoredFile[]) =>
    list.length > 0 ? drafts.write(listName, list) : drafts.remove(listName)
  const partsOf = ({ parts }: StoredFile) => Array.from({ length: parts }, (_, part) => part)

  async function drop(isDropped: (file: StoredFile) => boolean) {
    const list = await readList()
    await Promise.all(
      list.filter(isDropped).flatMap((file) => partsOf(file).map((part) => drafts.remove(partName(file, part)))),
    )
    if (list.some(isDropped)) await writeList(list.filter((file) => !isDropped(file)))
  }

  async function open(file: StoredFile): Promise<PreparedFile | undefined> {
    const parts = await Promise.all(partsOf(file).map((part) => drafts.read(partName(file, part))))
    // Writing was interrupted, so the file is incomplete.
    if (!parts.every((part) => part instanceof ArrayBuffer)) return undefined
    return {
      file: new File(parts, file.name, { type: file.type, lastModified: file.lastModified }),
      wasMadeSmaller: file.wasMadeSmaller,
    }
  }

  async function store({ file, wasMadeSmaller }: PreparedFile) {
    const { name, type, lastModified, size } = file
    await drop((known) => known.name === name)
    const parts = Math.ceil(size / partBytes)
    // The list first: parts that no list names could never be found and removed.
    await writeList([...(await readList()), { name, type, lastModified, wasMadeSmaller, parts }])
    try {
      for (let part = 0; part < parts; part += 1) {
        const slice = file.slice(part * partBytes, (part + 1) * partBytes)
        // oxlint-disable-next-line no-await-in-loop -- one part at a time in memory
        await slice.arrayBuffer().then((bytes) => drafts.write(partName(file, part), bytes))
      }
    } catch (error) {
      await drop((known) => known.name === name)
      throw error
    }
  }

  async function read(): Promise<PreparedFile[]> {
    const list = await readList()
    const opened = await Promise.all(list.map(open))
    if (opened.includes(undefined))
      await drop((file) => list.some(({ name }, at) => name === file.name && opened[at] === undefined))
    return opened.filter((file) => file !== undefined)
  }

  return {
    read: () => inOrder(read),
    store: (prepared) => inOrder(() => store(prepared)),
    remove: ({ name }) => inOrder(() => drop((file) => file.name === name)),
    clear: () => inOrder(() => drop(() => true)),
  }
}
