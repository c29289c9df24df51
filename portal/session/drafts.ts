import { atom } from 'jotai'
import { draftsOf } from '../platform/drafts/draft-store.ts'
import { tokenAtom } from './token.ts'

/** The drafts of who is signed in; null while nobody is. */
export const draftsAtom = atom((get) => {
  const token = get(tokenAtom)
  return token === null ? null : draftsOf(token)
})
