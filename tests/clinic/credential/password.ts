import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id, which is this library's default algorithm. Only the test kit asks for less. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Checked where there is no account, so that an unknown address costs the same work. */
const nobody = hash('Niemand-heeft-dit-wachtwoord-0', passwordCost)

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost)
}

export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobody), password)
  return fits && stored !== undefined
}
