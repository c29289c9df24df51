import { hex } from '../../rules/hex.ts'

/** Non-extractable keys: they cannot leave this device, but any script of the portal's origin can use them. */
export interface VaultKeys {
  cipher: CryptoKey
  mac: CryptoKey
}

/** An encrypted value, as stored in IndexedDB. */
export interface Sealed {
  /** Whether the value was an ArrayBuffer; otherwise it is JSON. */
  isBytes?: boolean
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** HMAC of a text, in hex: equal texts give equal tags, and a tag does not reveal its text. */
export async function tag(mac: CryptoKey, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', mac, bytes(text))
  return hex(new Uint8Array(signature))
}

/** Makes keys for AES-GCM (256 bits) and HMAC-SHA-256. */
export async function newVaultKeys(): Promise<VaultKeys> {
  const [cipher, mac] = await Promise.all([
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ])
  return { cipher, mac }
}

/** The storage key is authenticated too, so that a draft cannot be decrypted under another key. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, key: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytes(key),
})

/** Encrypts a value, an ArrayBuffer as its bytes and anything else as JSON, under the storage key `key`. */
export async function seal(value: unknown, key: string, cipher: CryptoKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const isBytes = value instanceof ArrayBuffer
  return {
    isBytes,
    iv,
    data: await crypto.subtle.encrypt(algorithm(iv, key), cipher, isBytes ? value : bytes(JSON.stringify(value))),
  }
}

/** Decrypts a value; undefined if it is damaged, or was encrypted under another storage key or cipher. */
export async function open({ isBytes = false, iv, data }: Sealed, key: string, cipher: CryptoKey): Promise<unknown> {
  try {
    const opened = await crypto.subtle.decrypt(algorithm(iv, key), cipher, data)
    return isBytes ? opened : JSON.parse(new TextDecoder().decode(opened))
  } catch {
    // A damaged draft counts as missing.
    return undefined
  }
}
