import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id; memory in KiB. Only the test kit asks for less. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** In the format that every argon2 library reads, with the cost and the salt in it. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = passwordCost
  const tag = await derive('argon2id', { ...passwordCost, message: password, nonce, tagLength: 32 })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`
}

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

async function verify(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = stored.exec(hash) ?? []
  const expected = Buffer.from(tag, 'base64')
  const found = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
  })
  return timingSafeEqual(found, expected)
}

/** Checked where there is no account, so that an unknown address costs the same work. */
const nobody = hashPassword('Niemand-heeft-dit-wachtwoord-0')

export async function passwordFits(hash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(hash ?? (await nobody), password)
  return fits && hash !== undefined
}
