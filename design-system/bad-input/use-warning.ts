import { useEffect } from 'react'

/**
 * Tells the developer what a component was given that it cannot use, once for each fault.
 * A fault starts with the name of the prop: "options: the value \"1\" stands there twice".
 * The component itself makes the best of it; a production build says nothing.
 */
export function useWarning(component: string, faults: readonly string[]): void {
  const said = import.meta.env.DEV ? faults.map((fault) => `${component}: ${fault}`).join('\n') : ''
  useEffect(() => {
    if (said) console.warn(said)
  }, [said])
}
