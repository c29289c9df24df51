import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { draftsAtom } from '../../session/drafts.ts'

/** A text that is typed and not sent yet: it survives leaving, a reload and a session that ends. The name says what it belongs to; `given` stands there before anything is typed. */
export function useDraft(name: string, given = '') {
  const drafts = useAtomValue(draftsAtom)
  const [text, setText] = useState(given)
  const isTouched = useRef(false)
  useEffect(() => {
    let isShown = true
    const show = async () => {
      const kept = await drafts?.read(name)
      // Who was faster than the device has the last word.
      if (isShown && !isTouched.current && typeof kept === 'string') setText(kept)
    }
    void show()
    return () => { isShown = false }
  }, [drafts, name])
  return {
    text,
    change: (typed: string) => {
      isTouched.current = true
      setText(typed)
      void drafts?.write(name, typed)
    },
    /** It was sent: nothing of it is kept. */
    remove: () => {
      isTouched.current = true
      setText('')
      void drafts?.remove(name)
    },
  }
}
