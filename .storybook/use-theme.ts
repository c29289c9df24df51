import { useEffect, useState } from 'react'

const themeOnRoot = (): string => document.documentElement.dataset['theme'] ?? 'standard'

/** The current theme on the root element. */
export function useTheme(): string {
  const [theme, setTheme] = useState(themeOnRoot)
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(themeOnRoot()))
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return theme
}
