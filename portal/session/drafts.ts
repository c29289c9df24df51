import { atom } from 'jotai'
import { draftsOf } from '../platform/drafts/draft-store.ts'
import { tokenAtom } from './token.ts'

/** The signed-in patient's drafts; null without a session. */
export const draftsAtom = atom((get) => {
  const token = get(tokenAtom)
  return token === null ? null : draftsOf(token)
})
