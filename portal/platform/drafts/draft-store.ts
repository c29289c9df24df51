import { clear, createStore, del, get, set } from 'idb-keyval'
import { newVaultKeys, open, seal, tag, type Sealed, type VaultKeys } from './draft-encryption.ts'
import { sessionLifetimeMs } from '../../rules/session-lifetime.ts'
import { createSerialQueue } from '../serial-queue.ts'

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

/**
 * Whose drafts these are. The keys lie beside the data: no script can export them, but any script of this origin can use them,
 * so whoever sits at the device can decrypt what is there. What protects a patient is that it goes: at log-off, at anybody
 * else's sign-in, and at `wipeAt`.
 */
interface Vault extends VaultKeys {
  /** Their e-mail address, and the token of their present session: as tags, which say nothing without the key. No address where the session began from the cookie. */
  owner: string | null
  session: string
  /** When it is wiped at the latest, in ms since the epoch: as the cookie's time is over, or sooner once the session expired. */
  wipeAt: number
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
    const kept = stayInMemory()
    if (seen) await kept.set(vaultKey, seen)
    return work(kept)
  }
}

function stayInMemory(): Storage {
  const kept = inMemory()
  setMemory(kept)
  return kept
}

function setMemory(kept: Storage | undefined): void {
  memory = kept
  for (const tell of listeners) tell()
}

const listeners = new Set<() => void>()

/** Whether what is typed outlives this page. Where it does not, the page must not say that it is kept. */
export const areDraftsOnDevice = (): boolean => memory === undefined

/** Tells when that changes; returns how to stop. */
export function followDraftsPlace(tell: () => void): () => void {
  listeners.add(tell)
  return () => { listeners.delete(tell) }
}

/** A file that does not fit is no reason to keep what is typed in memory only. */
class NoRoom extends Error {}

/** One after another, so that nothing is written after it was wiped. */
const { run: inOrder, settled } = createSerialQueue()

/** Once everything said so far is on the device. */
export const draftsKept = settled

/** Where the page went on in memory, in the database as well: what that held before it failed lies there still. */
async function inEach<T>(work: (kept: Storage) => Promise<T>): Promise<T> {
  const hadFailed = memory !== undefined
  const done = await withStorage(work)
  if (hadFailed) await inTime(work(database ??= inDatabase())).catch(() => {})
  return done
}

/** The token of this page's session: a vault that is missing is made for it, and for no other. */
let present: string | undefined

/** The vault that is there; one whose time is over is wiped first. */
async function findVault(kept: Storage): Promise<Vault | undefined> {
  const found = await kept.get(vaultKey) as Vault | undefined
  if (found && !(Date.now() < found.wipeAt)) {
    await kept.clear()
    return undefined
  }
  return found
}

/** The vault that is there, if it belongs to this address. */
async function ownVault(kept: Storage, address: string): Promise<Vault | undefined> {
  const found = await findVault(kept)
  const isOwn = found !== undefined && found.owner === await tag(found.mac, address)
  return isOwn ? found : undefined
}

/** Who signs in finds their own drafts of before; those of anybody else are wiped. To be called before the session begins. */
export function claimDrafts({ email, token }: { email: string; token: string }): Promise<void> {
  const address = email.trim().toLowerCase()
  present = token
  return inOrder(async () => {
    // What the page alone kept was another's: the next patient begins with the database again.
    if (memory && !await ownVault(memory, address)) forgetMemory()
    await inEach(async (kept) => {
      const own = await ownVault(kept, address)
      if (!own) await kept.clear()
      const { cipher, mac } = own ?? await newVaultKeys()
      seen = { cipher, mac, owner: await tag(mac, address), session: await tag(mac, token), wipeAt: Date.now() + sessionLifetimeMs }
      await kept.set(vaultKey, seen)
    })
  })
}

/** A session that was not begun on this page, but read from the cookie or begun in another tab: it goes on with the vault of its sign-in. */
export function resumeDrafts(token: string): void {
  // What the page alone kept was another session's.
  if (token !== present) forgetMemory()
  present = token
}

function forgetMemory(): void {
  seen = undefined
  setMemory(undefined)
}

/**
 * The session ended without its patient: what is left is for them alone, and no longer than `hours` from when this is first
 * said. Resolves to when it is wiped, in ms since the epoch; to null where nothing is left that anybody could find.
 */
export function expireDrafts(hours: number): Promise<number | null> {
  present = undefined
  return inOrder(() => inEach(async (kept) => {
    const found = await findVault(kept)
    if (!found) return null
    const wipeAt = Math.min(found.wipeAt, Date.now() + hours * 3_600_000)
    // Where nobody knows whose it is, nobody could claim it.
    const isLeft = found.owner !== null && await limit(kept, found, wipeAt)
    if (isLeft) return wipeAt
    await kept.clear()
    return null
  }))
}

/** Says whether it worked: on a disk that is full it may not. */
async function limit(kept: Storage, found: Vault, wipeAt: number): Promise<boolean> {
  try {
    if (wipeAt < found.wipeAt) await kept.set(vaultKey, { ...found, wipeAt })
    return true
  } catch {
    return false
  }
}

/** A vault for a session that has none: the browser dropped the database, or keeps one that belongs to another session. */
async function makeVault(token: string, kept: Storage): Promise<Vault> {
  const keys = await newVaultKeys()
  const vault = { ...keys, owner: null, session: await tag(keys.mac, token), wipeAt: Date.now() + sessionLifetimeMs }
  await kept.set(vaultKey, vault)
  return vault
}

/** The session's own drafts. Where another session claimed them since, there are none and none are kept. */
export function draftsOf(token: string): Drafts {
  const inVault = <T>(name: string, work: (kept: Storage, key: string, cipher: CryptoKey) => Promise<T>, isMade = false) => inOrder(() => withStorage(async (storage) => {
    const found = await findVault(storage)
    const isOwn = found !== undefined && found.session === await tag(found.mac, token)
    if (!isOwn && !(isMade && token === present)) return undefined
    const kept = found && !isOwn ? stayInMemory() : storage
    const vault = isOwn ? found : await makeVault(token, kept)
    seen = vault
    return work(kept, await tag(vault.mac, `draft ${name}`), vault.cipher)
  }))
  return {
    read: (name) => inVault(name, async (kept, key, cipher) => {
      const sealed = await kept.get(key) as Sealed | undefined
      return sealed && open(sealed, key, cipher)
    }),
    write: (name, value) => inVault(name, async (kept, key, cipher) => {
      const sealed = await seal(value, key, cipher)
      await kept.set(key, sealed).catch((cause: unknown) => { throw sealed.isBytes ? new NoRoom('', { cause }) : cause })
    }, true),
    remove: (name) => inVault(name, (kept, key) => kept.delete(key)),
  }
}

/** Nothing is left. */
export function wipeDrafts(): Promise<void> {
  present = undefined
  return inOrder(() => inEach(async (kept) => {
    seen = undefined
    await kept.clear()
  }))
}
