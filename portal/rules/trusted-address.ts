/** What no plain address holds; browsers drop some of it, and read it as another address than it looks like. */
const odd = /[\s\\\p{Cc}]/u

/** An address as a browser reads it, if it plainly stands at one of the origins; else null. A name before an at-sign, another port or another scheme is another place. */
export function trustedAddress(given: string, origins: readonly string[]): string | null {
  if (odd.test(given)) return null
  try {
    const { href } = new URL(given)
    return origins.some((origin) => href.startsWith(`${origin}/`)) ? href : null
  } catch {
    return null
  }
}
