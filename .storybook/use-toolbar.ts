import { useEffect, useState } from 'react'

/** Attributes of the root element that followToolbar sets, named as the toolbar's globals. */
const names = ['theme', 'contrast', 'textSize'] as const

const globalsOnRoot = (): string => {
  const { dataset } = document.documentElement
  return names.flatMap((name) => dataset[name] === undefined ? [] : `${name}:${dataset[name]}`).join(';')
}

/** What the toolbar has chosen, as the `globals` of a story's address: `theme:calm-dark;contrast:normal`. */
export function useToolbar(): string {
  const [globals, setGlobals] = useState(globalsOnRoot)
  useEffect(() => {
    const observer = new MutationObserver(() => setGlobals(globalsOnRoot()))
    observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast', 'data-text-size'] })
    return () => observer.disconnect()
  }, [])
  return globals
}
