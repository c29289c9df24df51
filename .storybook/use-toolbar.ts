import { useEffect, useState } from 'react'
import { toolbarGlobals } from './toolbar.ts'

const globalsOnRoot = (): string => {
  const { dataset } = document.documentElement
  return toolbarGlobals.flatMap((name) => (dataset[name] === undefined ? [] : `${name}:${dataset[name]}`)).join(';')
}

const attributeOf = (name: string): string =>
  `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** The toolbar's settings as in the `globals` of a story's URL, e.g. `theme:calm-dark;contrast:normal`. */
export function useToolbar(): string {
  const [globals, setGlobals] = useState(globalsOnRoot)
  useEffect(() => {
    const observer = new MutationObserver(() => setGlobals(globalsOnRoot()))
    observer.observe(document.documentElement, { attributeFilter: toolbarGlobals.map(attributeOf) })
    return () => observer.disconnect()
  }, [])
  return globals
}
