import { useEffect, useState } from 'react'
import { isContentShown, whenContentShown } from './content-shown.ts'

/** Whether the first screen has been shown, for what a screen adds to it later. */
export function useContentShown(): boolean {
  const [isShown, setIsShown] = useState(isContentShown)
  useEffect(() => void whenContentShown().then(() => setIsShown(true)), [])
  return isShown
}
