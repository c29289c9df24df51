import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import { currentPeriod } from '../../session/period.ts'

export interface ReviewDraft {
  /** 1 to 5, or 0 while nothing is chosen. */
  score: number
  comment: string
  name: 'shown' | 'hidden' | null
}

const empty: ReviewDraft = { score: 0, comment: '', name: null }
/** In memory only: of what somebody writes here nothing stays on the device. */
const keptAtom = atom<{ uuid: string; period: string; draft: ReviewDraft } | null>(null)

/** What is filled in. Who went to another screen finds it again, unless a session began or ended meanwhile: the next may be another. */
export function useReviewDraft(uuid: string) {
  const [kept, keep] = useAtom(keptAtom)
  const [draft, setDraft] = useState(kept?.uuid === uuid && kept.period === currentPeriod() ? kept.draft : empty)
  return {
    draft,
    change: (part: Partial<ReviewDraft>) => {
      const changed = { ...draft, ...part }
      setDraft(changed)
      keep({ uuid, period: currentPeriod(), draft: changed })
    },
    forget: () => keep(null),
  }
}
