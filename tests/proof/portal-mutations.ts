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
const border = 'app/session-border.test.tsx'
const drafts = 'platform/drafts/draft-store.test.tsx'
const registration = 'features/sign-in/registration-memory.test.tsx'
const queue = 'features/onboarding/answers/save-queue.test.ts'
const queueModel = 'features/onboarding/answers/save-queue.model.test.ts'
const answers = 'features/onboarding/answers/answers.test.tsx'
const newSince = 'features/messages/use-new-since.test.tsx'
const calendar = 'features/appointments/consult/calendar.test.tsx'
const fromHistory = 'features/appointments/booking/still-free.test.tsx'

/** Where one patient's session ends and another's begins: each of these would show or keep something of the one before. */
export const borderMutations: readonly PortalMutation[] = [
  inPortal('a sign-in begins no epoch', 'session/token.ts', '  set(beginSessionEpochAtom)\n', '  if (token === null) set(beginSessionEpochAtom)\n', session),
  inPortal('a log-off begins no epoch', 'session/token.ts', '  set(beginSessionEpochAtom)\n', '  if (token !== null) set(beginSessionEpochAtom)\n', session),
  inPortal('a session begun in another tab takes over what this tab kept', 'session/token.ts', 'if (message.token !== get(currentTokenAtom)) set(changeAtom,',
    'if (message.token !== null) {\n    tabToken.write(message.token)\n    set(currentTokenAtom, message.token)\n  } else if (get(currentTokenAtom) !== null) set(changeAtom,', session),
  inPortal('a start with another session keeps what the tab had', 'session/token.ts', 'if (token === tabToken.read())', 'if (token !== null)', session),
  inPortal('session storage outlives the session', 'session/session-epoch.ts', '    sessionStorage.clear()\n', '', session),
  inPortal('a reload forgets the epoch', 'session/session-epoch.ts', '(current ??= stored.read() ?? begin())', '(current ??= begin())', 'session/session-epoch.test.ts'),
  inPortal('messages outlive the session', 'session/token.ts', '  set(clearNoticesAtom)\n', '', session),
  inPortal('the message of arrival outlives the session', 'session/notices.ts', '  set(recentNoticesAtom, [])\n  set(arrivalMessageAtom, null)', '  set(recentNoticesAtom, [])', 'session/notices.test.ts'),
  inPortal('a log-off leaves the cookie', 'session/token.ts', '  writeCookie(null)\n', '', session),
  inPortal('other tabs are not told of a log-off', 'session/token.ts', '  broadcast({ token: null, end, email: get(emailAtom) })\n', '', session),
  inPortal('other tabs are not told of a sign-in', 'session/token.ts', '  broadcast({ token, end: null, email })\n', '', session),
  inPortal('every history entry counts as one’s own', 'navigation/history-entry.ts', 'isRecord(state) && state.epoch !== undefined && state.epoch !== currentSessionEpoch()', 'isRecord(state) && false', history),
  inPortal('a screen reads an entry of the session before', 'navigation/history-entry.ts', 'schema.parse(ownState(state))', 'schema.parse(typeof state === \'object\' && state !== null ? state : {})', history),
  inPortal('an entry of the session before is added to', 'navigation/history-entry.ts', 'export const pushState = (state: object): void => openEntry(currentAddress(), { ...ownState(currentState()),',
    'export const pushState = (state: object): void => openEntry(currentAddress(), { ...(currentState() as object),', history),
  inPortal('an entry of the session before is marked as this one’s, and keeps what it carries', 'navigation/history-entry.ts', 'export const replaceState = (state: object): void => openEntry(currentAddress(), { ...ownState(currentState()),',
    'export const replaceState = (state: object): void => openEntry(currentAddress(), { ...(currentState() as object),', history),
  inPortal('a new entry carries no epoch', 'navigation/history-entry.ts', '{ ...state, epoch: currentSessionEpoch() }', 'state', history),
  inPortal('what Back finds is not emptied', 'app/routes.tsx', '  useEffect(() => adoptHistoryEntry(), [pathname, state])\n', '', border),
  inPortal('whoever finds an entry of the session before is led back to it', 'app/redirects.tsx', ' && !isOthers', '', border),
  inPortal('whoever signs in after a log-off is led to where the one before was', 'app/redirects.tsx', 'sessionEnd === null && ', '', border),
  inPortal('another session keeps the data of the one before', 'app/routes.tsx', '<RequireSession key={token} ', '<RequireSession ', border),
  inPortal('answers of the clinic stay in memory after a log-off', 'app/require-session.tsx', '  useEffect(() => () => queries.clear(), [queries])\n', '', border),
  inPortal('a refusal of the session before ends the present one', 'api/client.ts', ' && token === getToken()', '', 'api/client-failure.test.ts'),
  inPortal('a time from the history is shown before the clinic says that it is free', 'features/appointments/booking/confirm-step.tsx', 'const isShown = slot !== null && free === true', 'const isShown = slot !== null && free !== false', fromHistory),
  inPortal('a time from the history that is free no more counts as free', 'features/appointments/booking/use-slots.ts', '(query.data ? offered(slotId(slot)) !== null : undefined)', 'query.data ? true : undefined', fromHistory),
  inPortal('a time from the history can be sent before the clinic says that it is free', 'features/appointments/booking/use-still-free.ts', 'if (!slot || !free) return\n', 'if (!slot || free === false) return\n', fromHistory),
  inPortal('a session that ends stops nothing that still runs', 'session/session-epoch.ts', '  ending.abort()\n', '', answers),
  inPortal('an answer that waited for the device is sent after its session', 'features/onboarding/answers/save-queue.ts', '    if (this.#isClosed) return\n    if (step', '    if (step', queue),
  inPortal('an answer that waited for its client is sent in the next session', 'features/onboarding/answers/answers.ts', '{ body: { questionnaireId, questionId, answer }, signal }', '{ body: { questionnaireId, questionId, answer } }', answers),
  inPortal('a late answer moves a patient who left', 'ui/form/use-submit.ts', 'if (isHere.current) onDone(', 'if (isHere) onDone(', 'app/late-answer.test.tsx'),
  inPortal('a late refusal moves a patient who left', 'ui/form/use-submit.ts', 'if (!isHere.current) return notifyAfterLeaving', 'if (!isHere) return notifyAfterLeaving', 'app/late-answer.test.tsx'),
  inPortal('a late answer is told to the next patient', 'ui/form/use-submit.ts', 'text !== undefined && epoch === currentSessionEpoch()', 'text !== undefined && epoch', 'app/late-answer.test.tsx'),
  inPortal('drafts of the one before are kept for the next', 'platform/drafts/draft-store.ts', 'found !== undefined && found.owner === await tag(found.mac, address)', 'found !== undefined', drafts),
  inPortal('a session that never claimed drafts reads them', 'platform/drafts/draft-store.ts', 'found !== undefined && found.session === await tag(found.mac, token)', 'found !== undefined', drafts),
  inPortal('a database that failed keeps the drafts of who went', 'platform/drafts/draft-store.ts', '  if (hadFailed) await withTimeout(', '  if (!hadFailed) await withTimeout(', 'platform/drafts/draft-end.test.tsx'),
  inPortal('who comes next goes on in the memory of the one before', 'platform/drafts/draft-store.ts', 'if (memory && !await ownVault(memory, address)) forgetMemory()', '', 'platform/drafts/draft-end.test.tsx'),
  inPortal('drafts can be read in the database', 'platform/drafts/draft-encryption.ts', 'data: await crypto.subtle.encrypt(algorithm(iv, key), cipher, isBytes ? value : bytes(JSON.stringify(value)))', 'data: bytes(JSON.stringify(value)).buffer', drafts),
  inPortal('drafts stay after a log-off', 'session/token.ts', "(end === 'loggedOff' ? wipeDrafts() : expireDrafts(get(settingsAtom).draftHours))", 'expireDrafts(get(settingsAtom).draftHours)', 'session/token.test.tsx'),
  inPortal('drafts are gone after a session that ran out', 'session/token.ts', "(end === 'loggedOff' ? wipeDrafts() : expireDrafts(get(settingsAtom).draftHours))", 'wipeDrafts()', 'session/token.test.tsx'),
  inPortal('a place is gone on with again and again', 'navigation/return-location.ts', '  set(foundAtom, null)\n', '', 'app/signing-in.test.tsx'),
  inPortal('a task goes on without the steps before', 'app/redirects.tsx', 'stepsUpTo(state).entries()', '[state].entries()', 'app/signing-in.test.tsx'),
  inPortal('the password stays longer than five minutes', 'features/sign-in/login-screen.tsx', '5 * 60_000', '6 * 60_000', 'features/sign-in/verify-form.test.tsx'),
  inPortal('the password stays when the patient goes back', 'features/sign-in/login-screen.tsx', '    password.forget()\n', '', 'features/sign-in/verify-form.test.tsx'),
]

/** Elsewhere in the portal: who may see what, what is written once, and what is believed. */
export const otherMutations: readonly PortalMutation[] = [
  inPortal('a patient who is not onboarded may see everything', 'app/require-session.tsx', 'isForOnboarded && data && !isOnboarded(data)', 'isForOnboarded && data && false', border),
  inPortal('an address is called unknown before it is known who may see it', 'app/require-session.tsx', 'if (!data && !(match.name in screens))', 'if (false)', border),
  inPortal('signing in may lead to signing in', 'navigation/destinations.ts', "['patient', 'onboarded'].includes", "['patient', 'onboarded', 'visitor'].includes", 'navigation/destinations.test.ts'),
  inPortal('signing in may lead to another site', 'navigation/destinations.ts', String.raw`\P{Cc}*$/u`, '.*$/su', 'navigation/destinations.test.ts'),
  inPortal('signing in forgets where the visitor wanted to go', 'app/redirects.tsx', 'address: goal ?? ', 'address: ', 'app/signing-in.test.tsx'),
  inPortal('who registers is led away before the last step', 'app/routes.tsx', '(cameWithSession || !mayStay || !registered)', 'true', registration),
  inPortal('a session from elsewhere leaves who registers on a step', 'app/routes.tsx', ' || !registered)', ')', registration),
  inPortal('going back in registering forgets what is confirmed', 'features/sign-in/use-registration-wizard.ts', '    carries: true,\n', '', registration),
  inPortal('a registration from long ago goes on', 'features/sign-in/use-registration-wizard.ts', 'since === 0 || openedAt - since < lifetime', 'since >= 0', registration),
  inPortal('what is confirmed is asked again', 'features/sign-in/use-registration.ts', 'choices.emailConfirmed && email === choices.codeEmail ? null : ', '', registration),
  inPortal('another address keeps the confirmed number', 'features/sign-in/use-registration.ts', 'emailConfirmed: false, ...phoneAnew }', 'emailConfirmed: false }', registration),
  inPortal('a way that leads on leaves the address it came from behind Back', 'app/redirects.tsx', 'openEntry(to, state ?? {}, true)', 'openEntry(to, state ?? {}, false)', 'app/redirects.test.tsx'),
  inPortal('a message of arrival comes again with its screen', 'app/arrival-message.tsx', '    replaceState({ message: undefined, messageTone: undefined })\n', '', 'app/arrival-message.test.tsx'),
  inPortal('a consult is moved as the type the way there named', 'features/appointments/booking/booking-subject.ts', 'categoryOf(consult.consultTypeId)', 'categoryOf(arguments[1].consultType ?? consult.consultTypeId)', 'features/appointments/booking/booking-subject.test.ts'),
  inPortal('an id may be 0', 'api/contract/field-schema.ts', 'z.int32().check(z.positive())', 'z.int32().check(z.nonnegative())', 'api/contract/contract.test.ts'),
  inPortal('a free time may have an id of 0', 'api/contract/consult.ts', 'avId: id', 'avId: z.int32()', 'api/contract/contract.test.ts'),
  inPortal('free times are not asked anew when one was taken', 'features/appointments/booking/use-booking.ts', '      void queries.invalidateQueries(slotsQueries)\n', '', 'features/appointments/booking/booking-faults.test.tsx'),
  inPortal('a lost answer is sent again without asking whether it was done', 'ui/form/use-verified-mutation.ts', 'if (isUncertain.current && await wasApplied(input)) return', 'if (isUncertain.current && false) return', 'features/appointments/cancel-screen.test.tsx'),
  inPortal('what a write changed is not fetched anew', 'ui/form/use-verified-mutation.ts', '    void queries.invalidateQueries(changes)\n    onDone', '    onDone', 'features/appointments/cancel-screen.test.tsx'),
  inPortal('what the list counted as unread is forgotten', 'features/messages/use-new-since.ts', 'Math.max(visited.thread.count_unread, known)', 'visited.thread.count_unread', newSince),
  inPortal('what is new is so no more at a refresh', 'features/messages/use-new-since.ts', 'new Set([...seen.newIds, ...newOnes(visited.messages, visited.thread.count_unread)])', 'new Set(newOnes(visited.messages, visited.thread.count_unread))', newSince),
  inPortal('a file that takes a consult out of the calendar is no calendar file', 'features/appointments/consult/remove-from-calendar.tsx', "{ type: 'text/calendar' }", '{}', calendar),
  inPortal('a cancelled consult is for everybody who reads the calendar', 'features/appointments/rules/calendar-file.ts', 'status: ICalEventStatus.CANCELLED', 'status: ICalEventStatus.CANCELLED, class: ICalEventClass.PUBLIC', calendar),
  inPortal('a finished run is offered again', 'ui/wizard/use-wizard.ts', 'kept !== undefined && finishedRuns.includes(kept.run)', 'false', 'ui/wizard/use-wizard.test.tsx'),
  inPortal('a reload offers a finished run again', 'session/session-storage-atom.ts', 'parse(stored.read())', 'parse(undefined)', 'ui/wizard/use-wizard.test.tsx'),
  inPortal('a tab’s state outlives its session in memory', 'session/session-storage-atom.ts', 'written?.epoch === epoch ? written.value', 'written ? written.value', 'session/session-storage-atom.test.tsx'),
  inPortal('a step opens without the one before', 'ui/wizard/use-wizard.ts', 'unfinished === -1 ? Infinity : unfinished', 'Infinity', 'features/appointments/booking/booking-steps.test.tsx'),
  inPortal('a call’s own time is not kept', 'api/client.ts', '}, timeout, signal)', '}, undefined, signal)', 'api/client-failure.test.ts'),
  inPortal('a long call tells no progress', 'api/upload.ts', 'total > 0 ? loaded / total : 0', '0', 'api/upload.test.tsx'),
  inPortal('a call that is given up is sent on', 'api/upload.ts', "  signal.addEventListener('abort', () => request.abort())\n", '', 'api/upload.test.tsx'),
  inPortal('a screen’s own words for several codes of one status are not asked', 'api/message-for.ts', "typeof own === 'function' ? own(error) : own", "typeof own === 'function' ? undefined : own", 'api/message-for.test.ts'),
  inPortal('a failed refresh hides what was loaded before', 'ui/load-states/loaded.tsx', 'failure && Failed && data === undefined', 'failure && Failed', 'ui/load-states/loaded.test.tsx'),
  inPortal('a new version loads the page over what is typed', 'app/version-keeper.tsx', 'if (!version || isUnsaved)', 'if (!version)', 'app/version-keeper.test.tsx'),
  inPortal('a new version loads the page over what a password manager filled in', 'app/version-keeper.tsx', 'if (!holdsText()) version', 'version', 'app/version-keeper.test.tsx'),
  inPortal('a new version waits for ever', 'app/version-keeper.tsx', '  useEffect(() => markSaved(), [pathname, markSaved])\n', '', 'app/version-keeper.test.tsx'),
  inPortal('a call on its way is cut off', 'ui/form/use-submit.ts', '    const release = hold()\n', '    const release = () => {}\n', 'app/version-keeper.test.tsx'),
  inPortal('a failure is not kept in view', 'ui/form/use-submit.ts', '(failure ? hold() : undefined)', 'undefined', 'app/version-keeper.test.tsx'),
  inPortal('a message does not hold a new version back', 'session/unsaved.ts', ' || get(noticesAtom).length > 0', '', 'app/version-keeper.test.tsx'),
  inPortal('a message of arrival does not hold a new version back', 'session/unsaved.ts', ' || get(arrivalMessageAtom) !== null', '', 'app/version-keeper.test.tsx'),
  inPortal('a version loads the page anew again and again', 'platform/reload.ts', 'reasons.includes(reason) || ', '', 'platform/service-worker/follow-version.test.tsx'),
  inPortal('the first worker counts as a new version', 'platform/service-worker/follow-version.ts', 'let isServed = workers.controller !== null', 'let isServed = true', 'platform/service-worker/follow-version.test.tsx'),
  inPortal('a page is loaded anew before the new version has taken over', 'platform/service-worker/follow-version.ts', "if (worker.state === 'installed')", "if (worker.state === 'installing')", 'platform/service-worker/follow-version.test.tsx'),
  inPortal('a worker answers a call', 'worker/shell.ts', '  if (!isListed) return null\n', '', 'worker/shell.test.ts'),
  inPortal('a worker answers for another origin', 'worker/shell.ts', " || origin !== location.origin", '', 'worker/shell.test.ts'),
  inPortal('a worker drops the scripts that a tab may still ask for', 'worker/shell.ts', 'others.slice(0, -1)', 'others', 'worker/shell.test.ts'),
  inPortal('a clinic’s new words are not asked for', 'worker/shell.ts', 'isText(pathname) ? () => newest', 'false ? () => newest', 'worker/shell.test.ts'),
  inPortal('a page that started without a connection does not notice that there is one again', 'app/require-session.tsx', '  useEffect(() => onlineManager.setOnline(navigator.onLine), [])\n', '', 'app/offline.test.tsx'),
  inPortal('an app on iOS offers to install itself', 'platform/install.ts', 'standalone === true || ', '', 'features/sign-in/install-offer.test.tsx'),
  inPortal('the app offers to install itself', 'platform/install.ts', " || matchMedia('(display-mode: standalone)').matches", '', 'features/sign-in/install-offer.test.tsx'),
  inPortal('closing the offer counts as installing', 'features/sign-in/install-offer.tsx', 'onClose={withFocusKept(close)}', 'onClose={withFocusKept(accept)}', 'features/sign-in/install-offer.test.tsx'),
  inPortal('a refusal in the browser’s window counts as installing', 'platform/install.ts', "=== 'accepted' ? acceptInstallAtom : closeInstallAtom", "!== '' ? acceptInstallAtom : closeInstallAtom", 'features/sign-in/install-offer.test.tsx'),
  inPortal('a browser that installs nothing is silent', 'features/sign-in/install-offer.tsx', 'else setIsUnavailable(true)', 'else setIsUnavailable(false)', 'features/sign-in/install-offer.test.tsx'),
  inPortal('an older answer of one tab overwrites a newer one of another', 'features/onboarding/answers/kept-answers.ts', 'own.stamp > other.stamp ? own : other', 'own', queueModel),
  inPortal('two tabs send at once', 'features/onboarding/answers/save-queue.ts', 'this.#deps.lock(() => this.#turn())', 'this.#turn()', queueModel),
  inPortal('two tabs of a real browser send at once', 'features/onboarding/answers/answers.ts', '(locks ? locks.request(`${draftOf(questionnaireId)} ${what}`, { signal: AbortSignal.timeout(lockTimeouts[what]) }, work) : work())', 'work()', answers),
  inPortal('a newer answer forgets that an older one may still land', 'features/onboarding/answers/answer-book.ts', '{ acknowledged: stamp, lostAt }', '{ acknowledged: stamp, lostAt: null }', queueModel),
  inPortal('the clinic is read back while a lost answer may still land', 'features/onboarding/answers/save-queue.ts', 'wait <= 0', 'wait <= lateArrivalMs', queueModel),
  inPortal('a page that ends while it sends leaves no word of it', 'features/onboarding/answers/answer-book.ts', '    this.#deliver(id, { lostAt: inFlight })\n', '', queueModel),
  inPortal('what the clinic has otherwise is not sent again', 'features/onboarding/answers/answer-book.ts', 'isThere ? edit.stamp : null', 'edit.stamp', queueModel),
  inPortal('an acknowledged answer takes along what was typed since', 'features/onboarding/answers/answer-book.ts', 'delivery.acknowledged === edit.stamp && delivery.lostAt === null)', 'delivery.lostAt === null)', queueModel),
  inPortal('Next does not wait for certainty', 'features/onboarding/answers/save-queue.ts', 'this.#toDo(isOutstanding).length', 'this.#toDo(isWaiting).length', queueModel),
  inPortal('a refused answer counts as saved', 'features/onboarding/answers/save-queue.ts', 'this.#endFlushes(this.#book.where(isOutstanding).length === 0)', 'this.#endFlushes(true)', queueModel),
  inPortal('what is typed is not kept on the device', 'features/onboarding/answers/answer-sync.ts', 'void this.share(() => { this.#isKeepDue = false }).then(() => this.#changed())', 'this.#isKeepDue = false', queueModel),
  inPortal('an answer stays on the device once it is at the clinic', 'features/onboarding/answers/answer-book.ts', 'edit: { ...edit, value: null } })', 'edit })', queueModel),
  inPortal('a finished questionnaire stays on the device', 'features/onboarding/answers/answers.ts', 'drafts.remove(draftOf(questionnaireId))', 'Promise.resolve()', answers),
  inPortal('a new version cuts off an answer', 'features/onboarding/answers/answers.ts', 'if (isUnsaved) release ??= set(blockReloadAtom)', 'if (isUnsaved) release ??= () => {}', answers),
]
