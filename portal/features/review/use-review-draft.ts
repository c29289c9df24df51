import { useEffect, useState } from 'react'
import { isOneOf, isText, storedSchema } from '../../rules/stored-schema.ts'
import { storedJson } from '../../platform/stored-text.ts'

const names = ['shown', 'hidden'] as const

/** A review as filled in. `name`: whether the patient's name is shown; null until chosen. */
export interface ReviewDraft {
  /** 1 to 5, or 0 while nothing is chosen. */
  score: number
  comment: string
  name: (typeof names)[number] | null
}

const empty: ReviewDraft = { score: 0, comment: '', name: null }

/** In session storage, which ends with the tab and is cleared when a session begins or ends. */
const stored = storedJson('sessionStorage', 'review')
const shape = storedSchema({ uuid: isText, score: isOneOf([0, 1, 2, 3, 4, 5]), comment: isText, name: isOneOf(names) })

function read(uuid: string): ReviewDraft {
  const { uuid: about, score = 0, comment = '', name = null } = shape.parse(stored.read())
  return about === uuid ? { score, comment, name } : empty
}

/** The filled-in review of one link. Survives reloads and returning, until it is sent or a session begins or ends in this tab. */
export function useReviewDraft(uuid: string) {
  const [draft, setDraft] = useState(() => read(uuid))
  useEffect(() => {
    // A page restored from the back/forward cache still has its old state.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setDraft(read(uuid))
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [uuid])
  return {
    draft,
    change: (changes: Partial<ReviewDraft>) => {
      const changed = { ...draft, ...changes }
      setDraft(changed)
      stored.write({ uuid, ...changed })
    },
    forget: stored.remove,
  }
}
