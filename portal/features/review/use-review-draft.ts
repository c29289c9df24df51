import { useEffect, useState } from 'react'
import { isOneOf, isText, storedSchema } from '../../rules/stored-schema.ts'
import { storedJson } from '../../platform/stored-text.ts'

const names = ['shown', 'hidden'] as const

export interface ReviewDraft {
  /** 1 to 5, or 0 while nothing is chosen. */
  score: number
  comment: string
  name: (typeof names)[number] | null
}

const empty: ReviewDraft = { score: 0, comment: '', name: null }

/** By the tab alone: a session that begins or ends in it clears what it keeps, and the end of the tab does so too. */
const stored = storedJson('sessionStorage', 'review')
const shape = storedSchema({ uuid: isText, score: isOneOf([0, 1, 2, 3, 4, 5]), comment: isText, name: isOneOf(names) })

function read(uuid: string): ReviewDraft {
  const { uuid: about, score = 0, comment = '', name = null } = shape.parse(stored.read())
  return about === uuid ? { score, comment, name } : empty
}

/** What is filled in. Who reloads the page, or comes back to it, finds it again, unless a session began or ended meanwhile: the next may be another. */
export function useReviewDraft(uuid: string) {
  const [draft, setDraft] = useState(() => read(uuid))
  useEffect(() => {
    // A browser that kept the whole page shows it as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => { if (persisted) setDraft(read(uuid)) }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [uuid])
  return {
    draft,
    change: (part: Partial<ReviewDraft>) => {
      const changed = { ...draft, ...part }
      setDraft(changed)
      stored.write({ uuid, ...changed })
    },
    forget: stored.remove,
  }
}
