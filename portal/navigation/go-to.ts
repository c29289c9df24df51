import { navigate } from 'wouter/use-browser-location'

/** Goes to an address inside the portal, carrying what the screen there needs to know. */
export const goTo = (address: string, state: object = {}, { replace = false } = {}): void => navigate(address, { state, replace })

/** Adds to what the current history entry carries. */
export const amendState = (state: object): void => goTo(location.pathname + location.search, { ...(history.state as object | null), ...state }, { replace: true })

/** Goes a page back in the history, and adds to what that one carries. */
export function goBack(state: object): void {
  addEventListener('popstate', () => amendState(state), { once: true })
  history.back()
}
