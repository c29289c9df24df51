/** A fault put into the portal on purpose. */
export interface PortalMutation {
  what: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  /** The test files that know it. */
  tests: readonly string[]
}

const inPortal = (what: string, place: string, from: string, to: string, ...tests: string[]): PortalMutation => ({
  what, file: `portal/${place}`, from, to, tests: tests.map((name) => `portal/${name}`),
})

const history = 'navigation/history-entry.test.tsx'
const session = 'session/token.test.tsx'
const border = 'routing/session-border.test.tsx'
const fromHistory = 'screens/booking/time-from-history.test.tsx'

/** Where one patient's session ends and another's begins: each of these would show or keep something of the one before. */
export const borderMutations: readonly PortalMutation[] = [
  inPortal('a sign-in begins no period', 'session/token.ts', '  beginPeriod()\n', '  if (token === null) beginPeriod()\n', session),
  inPortal('a log-off begins no period', 'session/token.ts', '  beginPeriod()\n', '  if (token !== null) beginPeriod()\n', session),
  inPortal('a session begun in another tab takes over what this tab kept', 'session/token.ts', 'if (token !== get(currentTokenAtom)) set(changeAtom,',
    'if (token !== null) {\n    keepInSessionStorage(token)\n    set(currentTokenAtom, token)\n  } else if (get(currentTokenAtom) !== null) set(changeAtom,', session),
  inPortal('a start with another session keeps what the tab had', 'session/token.ts', 'if (token === keptInSessionStorage())', 'if (token !== null)', session),
  inPortal('session storage outlives the session', 'session/period.ts', '    sessionStorage.clear()\n', '', session),
  inPortal('a reload forgets the period', 'session/period.ts', '(current ??= stored() ?? begin())', '(current ??= begin())', 'session/period.test.ts'),
  inPortal('messages outlive the session', 'session/token.ts', '  set(clearNoticesAtom)\n', '', session),
  inPortal('the message of arrival outlives the session', 'session/notice.ts', '  set(recentNoticesAtom, [])\n  set(arrivalMessageAtom, null)', '  set(recentNoticesAtom, [])', 'session/notice.test.ts'),
  inPortal('a log-off leaves the cookie', 'session/token.ts', '  writeCookie(null)\n', '', session),
  inPortal('other tabs are not told of a log-off', 'session/token.ts', '  tellTabs(null)\n', '', session),
  inPortal('other tabs are not told of a sign-in', 'session/token.ts', '  tellTabs(token)\n', '', session),
  inPortal('every history entry counts as one’s own', 'navigation/history-entry.ts', 'isCarried(state) && state.period !== undefined && state.period !== currentPeriod()', 'isCarried(state) && false', history),
  inPortal('a screen reads an entry of the session before', 'navigation/use-navigation-state.ts', 'schema.parse(ownState(state))', 'schema.parse(typeof state === \'object\' && state !== null ? state : {})', history),
  inPortal('an entry of the session before is added to', 'navigation/history-entry.ts', 'export const extendHistory = (state: object): void => openEntry(location.pathname + location.search, { ...ownState(history.state),',
    'export const extendHistory = (state: object): void => openEntry(location.pathname + location.search, { ...(history.state as object),', history),
  inPortal('an entry of the session before is marked as this one’s, and keeps what it carries', 'navigation/history-entry.ts', 'export const amendEntry = (state: object): void => openEntry(location.pathname + location.search, { ...ownState(history.state),',
    'export const amendEntry = (state: object): void => openEntry(location.pathname + location.search, { ...(history.state as object),', history),
  inPortal('a new entry carries no period', 'navigation/history-entry.ts', '{ ...state, period: currentPeriod() }', 'state', history),
  inPortal('what Back finds is not emptied', 'routing/routes.tsx', '  useEffect(() => claimEntry(), [pathname, state])\n', '', border),
  inPortal('whoever finds an entry of the session before is led back to it', 'routing/to-login.tsx', ' && !isOthers', '', border),
  inPortal('whoever signs in after a log-off is led to where the one before was', 'routing/to-login.tsx', 'sessionEnd === null && ', '', border),
  inPortal('another session keeps the data of the one before', 'routing/routes.tsx', '<Guarded key={token} ', '<Guarded ', border),
  inPortal('answers of the clinic stay in memory after a log-off', 'routing/guarded.tsx', '  useEffect(() => () => queries.clear(), [queries])\n', '', border),
  inPortal('a refusal of the session before ends the present one', 'api/client.ts', ' && token === getToken()', '', 'api/client-failure.test.ts'),
  inPortal('a time from the history is shown before the clinic says that it is free', 'screens/booking/confirm-step.tsx', '{() => (slot && free ? <Choice slot={slot} /> : <Loading label={t(\'common:loading\')} />)}\n      </Loaded>', '{() => null}\n      </Loaded>\n      {slot && <Choice slot={slot} />}', fromHistory),
  inPortal('a time from the history that is free no more counts as free', 'screens/booking/use-slots.ts', '(query.data ? offered(slotId(slot)) !== null : undefined)', 'query.data ? true : undefined', fromHistory),
  inPortal('a time from the history can be sent before the clinic says that it is free', 'screens/booking/confirm-step.tsx', 'disabled={!free}', 'disabled={free === false}', fromHistory),
  inPortal('a late answer moves a patient who left', 'screens/form/use-submit.ts', 'if (isHere.current) onDone(', 'if (isHere) onDone(', 'late-answer.test.tsx'),
  inPortal('a late refusal moves a patient who left', 'screens/form/use-submit.ts', 'if (!isHere.current) return tellLate', 'if (!isHere) return tellLate', 'late-answer.test.tsx'),
  inPortal('a late answer is told to the next patient', 'screens/form/use-submit.ts', 'text !== undefined && period === currentPeriod()', 'text !== undefined && period', 'late-answer.test.tsx'),
  inPortal('the password stays longer than five minutes', 'screens/login/login-screen.tsx', '5 * 60_000', '6 * 60_000', 'screens/login/verify-form.test.tsx'),
  inPortal('the password stays when the patient goes back', 'screens/login/login-screen.tsx', '    password.forget()\n', '', 'screens/login/verify-form.test.tsx'),
]

/** Elsewhere in the portal: who may see what, what is written once, and what is believed. */
export const otherMutations: readonly PortalMutation[] = [
  inPortal('a patient who is not onboarded may see everything', 'routing/guarded.tsx', 'isForOnboarded && data && !isOnboarded(data)', 'isForOnboarded && data && false', border),
  inPortal('an address is called unknown before it is known who may see it', 'routing/guarded.tsx', 'if (isPending && !(place.name in screens)) return <WaitingForScreen />\n', '\n', border),
  inPortal('signing in may lead to signing in', 'navigation/destinations.ts', "['patient', 'onboarded'].includes", "['patient', 'onboarded', 'visitor'].includes", 'navigation/destinations.test.ts'),
  inPortal('signing in may lead to another site', 'navigation/destinations.ts', String.raw`\P{Cc}*$/u`, '.*$/su', 'navigation/destinations.test.ts'),
  inPortal('signing in forgets where the visitor wanted to go', 'routing/visitor-screen.tsx', 'goal ?? addressOf(destinations.dashboard)', 'addressOf(destinations.dashboard)', 'signing-in.test.tsx'),
  inPortal('who registers is led away before the last step', 'routing/visitor-screen.tsx', '(cameWithSession || !mayStay)', 'true', border),
  inPortal('a way that leads on leaves the address it came from behind Back', 'routing/forward.tsx', 'target.state ?? {}, true)', 'target.state ?? {}, false)', 'routing/forward.test.tsx'),
  inPortal('a message of arrival comes again with its screen', 'routing/arrival-message.tsx', '    amendEntry({ message: undefined })\n', '', 'routing/arrival-message.test.tsx'),
  inPortal('a consult is moved as the type the way there named', 'screens/booking/booking-subject.ts', 'categoryOf(consult.consultTypeId)', 'categoryOf(arguments[1].consultType ?? consult.consultTypeId)', 'screens/booking/booking-subject.test.ts'),
  inPortal('an id may be 0', 'api/contract/field.ts', 'z.int32().check(z.positive())', 'z.int32().check(z.nonnegative())', 'api/contract/contract.test.ts'),
  inPortal('a free time may have an id of 0', 'api/contract/consult.ts', 'avId: id', 'avId: z.int32()', 'api/contract/contract.test.ts'),
  inPortal('free times are not asked anew when one was taken', 'screens/booking/use-booking.ts', '      void queries.invalidateQueries(slotsQueries)\n', '', 'screens/booking/booking-faults.test.tsx'),
  inPortal('a lost answer is sent again without asking whether it was done', 'screens/form/use-write.ts', 'if (isUncertain.current && await isDone(input)) return', 'if (isUncertain.current && false) return', 'screens/cancel/cancel-screen.test.tsx'),
  inPortal('what a write changed is not fetched anew', 'screens/form/use-write.ts', '    void queries.invalidateQueries(changes)\n    onDone', '    onDone', 'screens/cancel/cancel-screen.test.tsx'),
  inPortal('a finished run is offered again', 'screens/wizard/use-wizard.ts', 'kept !== undefined && finishedRuns.includes(kept.run)', 'false', 'screens/wizard/use-wizard.test.tsx'),
  inPortal('a reload offers a finished run again', 'screens/wizard/finished-runs.ts', 'get(addedAtom) ?? stored()', 'get(addedAtom) ?? []', 'screens/wizard/use-wizard.test.tsx'),
  inPortal('a step opens without the one before', 'screens/wizard/use-wizard.ts', 'unfinished === -1 ? Infinity : unfinished', 'Infinity', 'screens/booking/booking-steps.test.tsx'),
  inPortal('a call’s own time is not kept', 'api/client.ts', '}, timeout, signal)', '}, undefined, signal)', 'api/client-failure.test.ts'),
  inPortal('a long call tells no progress', 'api/upload.ts', 'total > 0 ? loaded / total : 0', '0', 'api/upload.test.tsx'),
  inPortal('a call that is given up is sent on', 'api/upload.ts', "  signal.addEventListener('abort', () => request.abort())\n", '', 'api/upload.test.tsx'),
  inPortal('a screen’s own words for several codes of one status are not asked', 'api/message-for.ts', "typeof own === 'function' ? own(error) : own", "typeof own === 'function' ? undefined : own", 'api/message-for.test.ts'),
  inPortal('a failed refresh hides what was loaded before', 'screens/failure/loaded.tsx', 'failure && failed && data === undefined', 'failure && failed', 'screens/failure/loaded.test.tsx'),
]
