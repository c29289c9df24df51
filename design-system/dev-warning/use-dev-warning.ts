import { useEffect } from 'react'

/**
 * Warns in the console of props that a component cannot use, in development only. Each message begins with the name of
 * the prop. The warning is repeated only when the messages change.
 */
export function useDevWarning(component: string, faults: readonly string[]): void {
  const said = import.meta.env.DEV ? faults.map((fault) => `${component}: ${fault}`).join('\n') : ''
  useEffect(() => {
    if (said) console.warn(said)
  }, [said])
}
