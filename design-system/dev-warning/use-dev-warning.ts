import { useEffect } from 'react'

/**
 * Warns in the console about props that a component cannot use, once per fault.
 * A fault starts with the name of the prop, e.g. "options: the value \"1\" stands there twice".
 * The component renders what it can; a production build does not warn.
 */
export function useDevWarning(component: string, faults: readonly string[]): void {
  const said = import.meta.env.DEV ? faults.map((fault) => `${component}: ${fault}`).join('\n') : ''
  useEffect(() => {
    if (said) console.warn(said)
  }, [said])
}
