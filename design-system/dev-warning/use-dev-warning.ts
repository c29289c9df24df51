import { useEffect } from 'react'

/**
 * Warns in the console of props that a component cannot use, in development only. Each message begins with the name of
 * the prop. The warning is repeated only when the messages change.
 */
export function useDevWarning(component: string, warnings: readonly string[]): void {
  const message = import.meta.env.DEV ? warnings.map((warning) => `${component}: ${warning}`).join('\n') : ''
  useEffect(() => {
    if (message) console.warn(message)
  }, [message])
}
