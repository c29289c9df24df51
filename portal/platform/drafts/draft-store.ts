import { clear, createStore, del, get, promisifyRequest } from 'idb-keyval'
import { newVaultKeys, open, seal, tag, type Sealed, type VaultKeys } from './draft-encryption.ts'
import { sessionLifetimeMs } from '../../rules/session-lifetime.ts'
import { deviceNow } from '../clock.ts'
import { createSerialQueue } from '../serial-queue.ts'

/** A session's drafts (typed and not yet sent), by name. Names are not stored readably. */
export interface Drafts {
  read: (name: string) => Promise<unknown>
  /** Stores an ArrayBuffer as bytes, anything else as JSON, and deletes the draft `replaced` in the same transaction. Rejects if bytes do not fit; other values then go to memory. */
  write: (name: string, value: unknown, replaced?: string) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** A key-value store, in IndexedDB or in memory. */
interface Storage {
  get: (key: string) => Promise<unknown>
  /** Deletes `replaced` in the same transaction. */
  set: (key: string, value: unknown, replaced?: string) => Promise<void>
  delete: (key: string) => Promise<void>
  clear: () => Promise<void>
}

/**
 * Owner and keys of the drafts. The keys are stored beside the data: not extractable, but usable by any script of this origin,
 * so a user of the device can decrypt what is there. The protection is that drafts are wiped: at log-off, at another
 * patient's sign-in, and at `wipeAt`.
 */
interface Vault extends VaultKeys {
  /** HMAC tag of the patient's e-mail address. Null if unknown, as the session came from the cookie. `session` is the tag of the token. */
  owner: string | null
  session: string
  /** Time of wiping, in ms since 1970: when the cookie expires, or earlier once the session has expired. */
  wipeAt: number
}

const vaultKey = 'vault'

function inDatabase(): Storage {
  const store = createStore('portal', 'drafts')
  // Async functions, so that a synchronous throw (IndexedDB switched off) becomes a rejection.
  return {
    get: async (key) => get(key, store),
    set: async (key, value, replaced) =>
      store('readwrite', (objects) => {
        objects.put(value, key)
        if (replaced !== undefined) objects.delete(replaced)
        return promisifyRequest(objects.transaction)
      }),
    delete: async (key) => del(key, store),
    clear: async () => clear(store),
  }
}

function inMemory(): Storage {
  const values = new Map<string, unknown>()
  return {
    get: (key) => Promise.resolve(values.get(key)),
    set: async (key, value, replaced) => {
      values.set(key, value)
      if (replaced !== undefined) values.delete(replaced)
    },
    delete: async (key) => {
      values.delete(key)
    },
    clear: async () => values.clear(),
  }
}

/** Time after which a silent database counts as unavailable, in ms: some browsers never report it. */
const timeoutMs = 3000

const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

let database: Storage | undefined
let memory: Storage | undefined
/** The session's last known vault, copied into memory when the database fails, so that drafts can still be stored there. */
let lastVault: Vault | undefined

/** Runs `work` on the database; after it has failed once (private window, settings, full disk), on memory, until the page closes. */
async function withStorage<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
  if (memory) return work(memory)
  try {
    return await withTimeout(work((database ??= inDatabase())))
  } catch (error) {
    if (error instanceof NoRoom) throw error
    const storage = stayInMemory()
    if (lastVault) await storage.set(vaultKey, lastVault)
    return work(storage)
  }
}

function stayInMemory(): Storage {
  const storage = inMemory()
  setMemory(storage)
  return storage
}

function setMemory(storage: Storage | undefined): void {
  memory = storage
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Whether drafts outlive this page; if not, the page must not say that they are stored. */
export const areDraftsOnDevice = (): boolean => memory === undefined

/** Calls `listener` when `areDraftsOnDevice` changes; returns a function that stops it. */
export function subscribeToDraftsStorage(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Bytes did not fit on the device. Unlike other failures, it does not switch drafts to memory. */
class NoRoom extends Error {}

/** Serialises all work, so that no write follows a wipe. */
const { run: inOrder, settled } = createSerialQueue()

/** Resolves once all work requested so far has ended. */
export const draftsSettled = settled

/** Runs `work` on the current storage and, if that is memory, on the database too, which may hold data from before it failed. */
async function inEach<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
  const hadFailed = memory !== undefined
  const done = await withStorage(work)
  if (hadFailed) await withTimeout(work((database ??= inDatabase()))).catch(() => {})
  return done
}

/** The token of this page's session; a missing vault is created only for this one. */
let currentToken: string | undefined

/** The stored vault, or undefined; an expired one is wiped. */
async function findVault(storage: Storage): Promise<Vault | undefined> {
  const found = (await storage.get(vaultKey)) as Vault | undefined
  if (found && !(deviceNow() < found.wipeAt)) {
    await storage.clear()
    return undefined
  }
  return found
}

/** The stored vault if it belongs to this e-mail address. */
async function ownVault(storage: Storage, address: string): Promise<Vault | undefined> {
  const found = await findVault(storage)
  const isOwn = found !== undefined && found.owner === (await tag(found.mac, address))
  return isOwn ? found : undefined
}

/**
 * Takes over the drafts for the patient who signs in, or wipes them if they are another patient's. Call it before the
 * session begins.
 */
export function claimDrafts({ email, token }: { email: string; token: string }): Promise<void> {
  const address = email.trim().toLowerCase()
  currentToken = token
  return inOrder(async () => {
    // Drafts in memory were another patient's; for this one the database is tried again.
    if (memory && !(await ownVault(memory, address))) forgetMemory()
    await inEach(async (storage) => {
      const own = await ownVault(storage, address)
      if (!own) await storage.clear()
      const { cipher, mac } = own ?? (await newVaultKeys())
      lastVault = {
        cipher,
        mac,
        owner: await tag(mac, address),
        session: await tag(mac, token),
        wipeAt: deviceNow() + sessionLifetimeMs,
      }
      await storage.set(vaultKey, lastVault)
    })
  })
}

/** For a session from the cookie or another tab: uses the vault made at its sign-in. */
export function resumeDrafts(token: string): void {
  // Drafts in memory were another session's.
  if (token !== currentToken) forgetMemory()
  currentToken = token
}

function forgetMemory(): void {
  lastVault = undefined
  setMemory(undefined)
}

/**
 * The session expired: its drafts stay for the same patient, at most `hours` from the first call. Resolves to the time
 * of wiping, in ms since 1970; to null if no drafts are left that the patient could get back.
 */
export function expireDrafts(hours: number): Promise<number | null> {
  currentToken = undefined
  return inOrder(() =>
    inEach(async (storage) => {
      const found = await findVault(storage)
      if (!found) return null
      const wipeAt = Math.min(found.wipeAt, deviceNow() + hours * 3_600_000)
      // Without an owner nobody could claim the drafts.
      const isLeft = found.owner !== null && (await limit(storage, found, wipeAt))
      if (isLeft) return wipeAt
      await storage.clear()
      return null
    }),
  )
}

/** Sets an earlier `wipeAt`. False if it could not be written, as on a full disk. */
async function limit(storage: Storage, found: Vault, wipeAt: number): Promise<boolean> {
  try {
    if (wipeAt < found.wipeAt) await storage.set(vaultKey, { ...found, wipeAt })
    return true
  } catch {
    return false
  }
}

/** Creates a vault for a session without one: the browser dropped the database, or it holds another session's. */
async function makeVault(token: string, storage: Storage): Promise<Vault> {
  const keys = await newVaultKeys()
  const vault = { ...keys, owner: null, session: await tag(keys.mac, token), wipeAt: deviceNow() + sessionLifetimeMs }
  await storage.set(vaultKey, vault)
  return vault
}

/**
 * The drafts of a session. Once another session has claimed the vault, reads give undefined and writes do nothing.
 * Calls take effect in their order.
 */
export function draftsOf(token: string): Drafts {
  const keyOf = (name: string, { mac }: VaultKeys) => tag(mac, `draft ${name}`)
  const inVault = <T>(
    name: string,
    work: (storage: Storage, key: string, vault: VaultKeys) => Promise<T>,
    isMade = false,
  ) =>
    inOrder(() =>
      withStorage(async (current) => {
        const found = await findVault(current)
        const isOwn = found !== undefined && found.session === (await tag(found.mac, token))
        if (!isOwn && !(isMade && token === currentToken)) return undefined
        const storage = found && !isOwn ? stayInMemory() : current
        const vault = isOwn ? found : await makeVault(token, storage)
        lastVault = vault
        return work(storage, await keyOf(name, vault), vault)
      }),
    )
  return {
    read: (name) =>
      inVault(name, async (storage, key, { cipher }) => {
        const sealed = (await storage.get(key)) as Sealed | undefined
        return sealed && open(sealed, key, cipher)
      }),
    write: (name, value, replaced) =>
      inVault(
        name,
        async (storage, key, vault) => {
          const sealed = await seal(value, key, vault.cipher)
          await storage.set(key, sealed, replaced && (await keyOf(replaced, vault))).catch((cause: unknown) => {
            throw sealed.isBytes ? new NoRoom('', { cause }) : cause
          })
        },
        true,
      ),
    remove: (name) => inVault(name, (storage, key) => storage.delete(key)),
  }
}

/** Deletes all drafts and the keys. */
export function wipeDrafts(): Promise<void> {
  currentToken = undefined
  return inOrder(() =>
    inEach(async (storage) => {
      lastVault = undefined
      await storage.clear()
    }),
  )
}
