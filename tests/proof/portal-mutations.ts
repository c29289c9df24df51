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
  what,
  file: `portal/${place}`,
  from,
  to,
  tests: tests.map((name) => `portal/${name}`),
})

const history = 'navigation/history-entry.test.tsx'
const session = 'session/token.test.tsx'
const border = 'app/session-border.test.tsx'
const drafts = 'platform/drafts/draft-store.test.tsx'
const queue = 'features/onboarding/answers/save-queue.test.ts'
const answers = 'features/onboarding/answers/answers.test.tsx'
const fromHistory = 'features/appointments/booking/still-free.test.tsx'

/**
 * Where one patient's session ends and another's begins: each of these would show or keep something of the one before.
 * For what Stryker does not make, as where a call is left out around a value, and for files whose tests draw whole screens,
 * which are too slow to try each mutant on.
 */
export const portalMutations: readonly PortalMutation[] = [
  inPortal(
    'a sign-in begins no epoch',
    'session/token.ts',
    '  set(beginSessionEpochAtom)\n',
    '  if (token === null) set(beginSessionEpochAtom)\n',
    session,
  ),
  inPortal(
    'a log-off begins no epoch',
    'session/token.ts',
    '  set(beginSessionEpochAtom)\n',
    '  if (token !== null) set(beginSessionEpochAtom)\n',
    session,
  ),
  inPortal(
    'a session begun in another tab takes over what this tab kept',
    'session/token.ts',
    'if (message.token !== get(currentTokenAtom)) set(changeAtom,',
    'if (message.token !== null) {\n    tabToken.write(message.token)\n    set(currentTokenAtom, message.token)\n  } else if (get(currentTokenAtom) !== null) set(changeAtom,',
    session,
  ),
  inPortal(
    'a screen reads an entry of the session before',
    'navigation/history-entry.ts',
    'schema.parse(ownState(state))',
    "schema.parse(typeof state === 'object' && state !== null ? state : {})",
    history,
  ),
  inPortal(
    'an entry of the session before is added to',
    'navigation/history-entry.ts',
    'export const pushState = (state: object): void => openEntry(currentAddress(), { ...ownState(currentState()),',
    'export const pushState = (state: object): void => openEntry(currentAddress(), { ...(currentState() as object),',
    history,
  ),
  inPortal(
    'an entry of the session before is marked as this one’s, and keeps what it carries',
    'navigation/history-entry.ts',
    'export const replaceState = (state: object): void => openEntry(currentAddress(), { ...ownState(currentState()),',
    'export const replaceState = (state: object): void => openEntry(currentAddress(), { ...(currentState() as object),',
    history,
  ),
  inPortal(
    'what Back finds is not emptied',
    'app/routes.tsx',
    '  useEffect(() => adoptHistoryEntry(), [pathname, state])\n',
    '',
    border,
  ),
  inPortal(
    'whoever finds an entry of the session before is led back to it',
    'app/redirects.tsx',
    ' && !isOthers',
    '',
    border,
  ),
  inPortal(
    'whoever signs in after a log-off is led to where the one before was',
    'app/redirects.tsx',
    'sessionEnd === null && ',
    '',
    border,
  ),
  // The key of the boundary alone keeps two sessions apart, also in the document.
  inPortal(
    'what a session showed stays in the document after it',
    'app/routes.tsx',
    '<ScreenSuspense key={ownerOf(match, token)} ',
    '<ScreenSuspense ',
    border,
  ),
  inPortal(
    'answers of the clinic stay in memory after a log-off',
    'app/require-session.tsx',
    '  useEffect(() => () => queries.clear(), [queries])\n',
    '',
    border,
  ),
  inPortal(
    'a refusal of the session before ends the present one',
    'api/client.ts',
    ' && token === getToken()',
    '',
    'api/client-failure.test.ts',
  ),
  inPortal(
    'a time from the history is shown before the clinic says that it is free',
    'features/appointments/booking/confirm-step.tsx',
    'const isShown = slot !== null && free === true',
    'const isShown = slot !== null && free !== false',
    fromHistory,
  ),
  inPortal(
    'a time from the history that is free no more counts as free',
    'features/appointments/booking/use-slots.ts',
    '(query.data ? offered(slotId(slot)) !== null : undefined)',
    'query.data ? true : undefined',
    fromHistory,
  ),
  inPortal(
    'a time from the history can be sent before the clinic says that it is free',
    'features/appointments/booking/use-still-free.ts',
    'if (!slot || !free) return\n',
    'if (!slot || free === false) return\n',
    fromHistory,
  ),
  inPortal(
    'an answer that waited for the device is sent after its session',
    'features/onboarding/answers/save-queue.ts',
    '    if (this.#isClosed) return\n    if (step',
    '    if (step',
    queue,
  ),
  inPortal(
    'an answer that waited for its client is sent in the next session',
    'features/onboarding/answers/answers.ts',
    '{ body: { questionnaireId, questionId, answer }, signal }',
    '{ body: { questionnaireId, questionId, answer } }',
    answers,
  ),
  inPortal(
    'a late answer moves a patient who left',
    'ui/form/use-submit.ts',
    'if (isHere.current) onDone(',
    'if (isHere) onDone(',
    'app/late-answer.test.tsx',
  ),
  inPortal(
    'a late refusal moves a patient who left',
    'ui/form/use-submit.ts',
    'if (!isHere.current) return notifyAfterLeaving',
    'if (!isHere) return notifyAfterLeaving',
    'app/late-answer.test.tsx',
  ),
  inPortal(
    'a late answer is told to the next patient',
    'ui/form/use-submit.ts',
    'text !== undefined && epoch === currentSessionEpoch()',
    'text !== undefined && epoch',
    'app/late-answer.test.tsx',
  ),
  inPortal(
    'drafts of the one before are kept for the next',
    'platform/drafts/draft-store.ts',
    'found !== undefined && found.owner === await tag(found.mac, address)',
    'found !== undefined',
    drafts,
  ),
  inPortal(
    'a session that never claimed drafts reads them',
    'platform/drafts/draft-store.ts',
    'found !== undefined && found.session === await tag(found.mac, token)',
    'found !== undefined',
    drafts,
  ),
  inPortal(
    'a database that failed keeps the drafts of who went',
    'platform/drafts/draft-store.ts',
    '  if (hadFailed) await withTimeout(',
    '  if (!hadFailed) await withTimeout(',
    'platform/drafts/draft-end.test.tsx',
  ),
  inPortal(
    'who comes next goes on in the memory of the one before',
    'platform/drafts/draft-store.ts',
    'if (memory && !await ownVault(memory, address)) forgetMemory()',
    '',
    'platform/drafts/draft-end.test.tsx',
  ),
  inPortal(
    'drafts can be read in the database',
    'platform/drafts/draft-encryption.ts',
    'data: await crypto.subtle.encrypt(algorithm(iv, key), cipher, isBytes ? value : bytes(JSON.stringify(value)))',
    'data: bytes(JSON.stringify(value)).buffer',
    drafts,
  ),
  inPortal(
    'a task goes on without the steps before',
    'app/redirects.tsx',
    'const entries = stepsUpTo(state)',
    'const entries = [state]',
    'app/signing-in.test.tsx',
  ),
  inPortal(
    'the password stays longer than five minutes',
    'features/sign-in/login-screen.tsx',
    '5 * 60_000',
    '6 * 60_000',
    'features/sign-in/verify-form.test.tsx',
  ),
  inPortal(
    'the password stays when the patient goes back',
    'features/sign-in/login-screen.tsx',
    '    password.forget()\n',
    '',
    'features/sign-in/verify-form.test.tsx',
  ),
]
