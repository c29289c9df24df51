import { Link } from '#design-system'
import type { MouseEvent } from 'react'
import { pathTo } from '../../navigation/route-table.ts'
import { goTo, useNavigationState } from '../../navigation/history-entry.ts'

/**
 * Returns a function that opens login, with the typed address and the visitor's return address; `replace` replaces this
 * history entry.
 */
export function useSignIn(email: string) {
  const { returnTo } = useNavigationState('login')
  return (replace = false) => goTo('login', { state: { returnTo, ...(email && { email }) }, replace })
}

interface SignInLinkProps {
  email: string
  /** Called before navigating. */
  onLeave: () => void
  children: string
}

/** Link out of the task to login. */
export function SignInLink({ email, onLeave, children }: SignInLinkProps) {
  const signIn = useSignIn(email)
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    onLeave()
    signIn()
  }
  return (
    <Link href={pathTo('login')} onClick={leave} className="inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}
