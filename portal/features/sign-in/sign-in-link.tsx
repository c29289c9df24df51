import { Link } from '#design-system'
import type { MouseEvent } from 'react'
import { addressOf } from '../../navigation/destinations.ts'
import { goTo, useNavigationState } from '../../navigation/history-entry.ts'

/** Opens signing in, with the address that was typed, and on to where the visitor wanted to go. */
export function useSignIn(email: string) {
  const { returnTo } = useNavigationState('login')
  return (replace = false) => goTo('login', { state: { returnTo, ...(email && { email }) }, replace })
}

interface SignInLinkProps {
  email: string
  /** The patient leaves the task. */
  onLeave: () => void
  children: string
}

/** Out of the task, to signing in. */
export function SignInLink({ email, onLeave, children }: SignInLinkProps) {
  const signIn = useSignIn(email)
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    onLeave()
    signIn()
  }
  return <Link href={addressOf('login')} onClick={leave} className="inline-flex min-h-11 items-center">{children}</Link>
}
