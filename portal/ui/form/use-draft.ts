import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { draftsAtom } from '../../session/drafts.ts'

/**
 * The text of the draft `name`, initially `given`. It survives leaving the screen, a reload and an expired session
 * (MSG-07); '' is stored as a draft too.
 */
export function useDraft(name: string, given = '') {
  const drafts = useAtomValue(draftsAtom)
  const [text, setText] = useState(given)
  const isTouched = useRef(false)
  useEffect(() => {
    let isShown = true
    const show = async () => {
      const stored = await drafts?.read(name)
      // Text typed while the draft was being read takes precedence.
      if (isShown && !isTouched.current && typeof stored === 'string') setText(stored)
    }
    void show()
    return () => {
      isShown = false
    }
  }, [drafts, name])
  return {
    text,
    change: (typed: string) => {
      isTouched.current = true
      setText(typed)
      void drafts?.write(name, typed)
    },
    /** Deletes the draft, after sending. */
    remove: () => {
      isTouched.current = true
      setText('')
      void drafts?.remove(name)
    },
  }
}
