import { clear, createStore, del, get, set } from 'idb-keyval'

/** What is typed and not sent yet, as a session finds and leaves it. A name says what it belongs to. */
export interface Drafts {
  read: (name: string) => Promise<unknown>
  /** Bytes are kept as they are, anything else as JSON. Rejects for bytes that do not fit; the rest goes on in memory then. */
  write: (name: string, value: unknown) => Promise<void>
  remove: (name: string) => Promise<void>
}

interface Storage {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: unknown) => Promise<void>
  delete: (key: string) => Promise<void>
  clear: () => Promise<void>
}

/** Whose drafts these are. Both keys can be used by this device only: no script can read them out. */
interface Vault {
  cipher: CryptoKey
  mac: CryptoKey
  /** Their e-mail address, and the token of their present session: as tags, which say nothing without the key. */
  owner: string
  session: string
}

interface Sealed {
  /** What was sealed was bytes already. */
  isBytes?: boolean
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const vaultKey = 'vault'

function inDatabase(): Storage {
  const store = createStore('portal', 'drafts')
  // Async, as opening it can throw at once where it is off.
  return { get: async (key) => get(key, store), set: async (key, value) => set(key, value, store), delete: async (key) => del(key, store), clear: async () => clear(store) }
}

function inMemory(): Storage {
  const kept = new Map<string, unknown>()
  return {
    get: (key) => Promise.resolve(kept.get(key)),
    set: async (key, value) => { kept.set(key, value) },
    delete: async (key) => { kept.delete(key) },
    clear: async () => kept.clear(),
  }
}

/** A database that has not answered by then, in ms, counts as one that is off: some browsers never say so. */
const patience = 3000

const inTime = <T>(work: Promise<T>): Promise<T> => new Promise((resolve, reject) => {
  const timer = setTimeout(() => reject(new Error('The database does not answer.')), patience)
  work.then(resolve, reject).finally(() => clearTimeout(timer))
})

let database: Storage | undefined
let memory: Storage | undefined
/** The session's vault as it was last seen: it goes along into memory, so that what is typed after the database failed is kept still. */
let seen: Vault | undefined

/** Tries the database; once it fails (a private window, some settings, a full disk) drafts live as long as the page. */
async function withStorage<T>(work: (kept: Storage) => Promise<T>): Promise<T> {
  if (memory) return work(memory)
  try {
    return await inTime(work(database ??= inDatabase()))
  } catch (error) {
    if (error instanceof NoRoom) throw error
    memory = inMemory()
    if (seen) await memory.set(vaultKey, seen)
    return work(memory)
  }
}

/** A file that does not fit is no reason to keep what is typed in memory only. */
class NoRoom extends Error {}

let last: Promise<unknown> = Promise.resolve()

/** One after another, so that nothing is written after it was wiped. */
function inOrder<T>(work: (kept: Storage) => Promise<T>): Promise<T> {
  const next = last.then(() => withStorage(work))
  last = next.catch(() => {})
  return next
}

/** Once everything said so far is on the device. */
export const draftsKept = async (): Promise<void> => { await last }

const bytes = (text: string) => new TextEncoder().encode(text)

async function tag(mac: CryptoKey, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', mac, bytes(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function newVault(): Promise<Pick<Vault, 'cipher' | 'mac'>> {
  const [cipher, mac] = await Promise.all([
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ])
  return { cipher, mac }
}

/** Who signs in finds their own drafts of before; those of anybody else are wiped. To be called before the session begins. */
export function claimDrafts({ email, token }: { email: string; token: string }): Promise<void> {
  const address = email.trim().toLowerCase()
  return inOrder(async (kept) => {
    const found = await kept.get(vaultKey) as Vault | undefined
    const isOwn = found !== undefined && found.owner === await tag(found.mac, address)
    if (!isOwn) await kept.clear()
    const { cipher, mac } = isOwn ? found : await newVault()
    seen = { cipher, mac, owner: await tag(mac, address), session: await tag(mac, token) }
    await kept.set(vaultKey, seen)
  })
}

/** The session's own drafts. Where another session claimed them since, there are none and none are kept. */
export function draftsOf(token: string): Drafts {
  const inVault = <T>(name: string, work: (kept: Storage, key: string, cipher: CryptoKey) => Promise<T>) => inOrder(async (kept) => {
    const vault = await kept.get(vaultKey) as Vault | undefined
    if (!vault || vault.session !== await tag(vault.mac, token)) return undefined
    seen = vault
    return work(kept, await tag(vault.mac, `draft ${name}`), vault.cipher)
  })
  return {
    read: (name) => inVault(name, async (kept, key, cipher) => {
      const sealed = await kept.get(key) as Sealed | undefined
      return sealed && open(sealed, key, cipher)
    }),
    write: (name, value) => inVault(name, async (kept, key, cipher) => {
      const sealed = await seal(value, key, cipher)
      await kept.set(key, sealed).catch((cause: unknown) => { throw sealed.isBytes ? new NoRoom('', { cause }) : cause })
    }),
    remove: (name) => inVault(name, (kept, key) => kept.delete(key)),
  }
}

/** Nothing is left, in the database neither where that failed meanwhile. */
export const wipeDrafts = (): Promise<void> => inOrder(async (kept) => {
  seen = undefined
  await kept.clear()
  if (kept === memory) await inTime(database?.clear() ?? Promise.resolve()).catch(() => {})
})

/** The place goes along, so that nothing sealed opens elsewhere. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, key: string): AesGcmParams => ({ name: 'AES-GCM', iv, additionalData: bytes(key) })

async function seal(value: unknown, key: string, cipher: CryptoKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const isBytes = value instanceof ArrayBuffer
  return { isBytes, iv, data: await crypto.subtle.encrypt(algorithm(iv, key), cipher, isBytes ? value : bytes(JSON.stringify(value))) }
}

async function open({ isBytes = false, iv, data }: Sealed, key: string, cipher: CryptoKey): Promise<unknown> {
  try {
    const opened = await crypto.subtle.decrypt(algorithm(iv, key), cipher, data)
    return isBytes ? opened : JSON.parse(new TextDecoder().decode(opened))
  } catch {
    // Damaged: as good as not there.
    return undefined
  }
}
