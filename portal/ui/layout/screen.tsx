import { goToControl, Page } from '#design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePathname } from '../../navigation/current-entry.ts'
import { isAtRestAtom } from '../../platform/view.ts'
import { flashMessageAtom, closeToastsAtom } from '../../session/toast-state.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { HelpFooter } from './help-footer.tsx'
import { ViewDialog } from './view-dialog.tsx'
import { goToOpenedRow } from '../list-position.ts'
import { Alert } from '../load-states/alert.tsx'

let isFirstScreen = true

/**
 * Sets the document's title. After navigating to a screen or step it focuses the row from which the patient comes back,
 * else what `arrivalId` names, else the heading (APP-10).
 */
function useRouteFocus(title: string, step: string | number | undefined, arrivalId: string | undefined) {
  const { t } = useTranslation(['common', 'clinic'])
  const root = useRef<HTMLDivElement>(null)
  const documentTitle = t('documentTitle', { title, clinic: t('clinic:name') })
  // Together with the focus, as a screen reader may announce the document's title when focus moves.
  useLayoutEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  const closeNotices = useSetAtom(closeToastsAtom)
  const shownStep = useRef(step)
  // Close the previous step's toasts before anything in the next step can show one.
  useLayoutEffect(() => {
    if (shownStep.current !== step) closeNotices()
    shownStep.current = step
  }, [step, closeNotices])
  // Before the first paint: later it could take focus from a field in which the patient is already typing.
  useLayoutEffect(() => {
    // After Back the browser would restore the scroll position, away from the focused heading.
    history.scrollRestoration = 'manual'
    // A display setting can change the step, as one question at a time does; focus stays on what was pressed.
    const isViewChange = document.activeElement?.closest('[data-part="view"]')
    if (!isFirstScreen && !isViewChange && !goToOpenedRow(root.current)) focusArrival(root.current, arrivalId)
    isFirstScreen = false
  }, [step, arrivalId])
  return root
}

/** Props for an element that gets focus on arrival instead of the heading. No focus ring, as it is not interactive. */
export const focusTarget = { 'data-arrival': '', tabIndex: -1, className: 'outline-none' }

function focusArrival(root: HTMLElement | null, id: string | undefined) {
  if (id !== undefined && goToControl(id)) return
  const marked = root?.querySelector<HTMLElement>('[data-arrival]')
  const target = marked ?? root?.querySelector('h1')
  if (!target) return
  target.tabIndex = -1
  scrollTo(0, 0)
  target.focus({ preventScroll: target !== marked })
}

/** Props of every screen. */
export interface ScreenProps {
  /** Title of the document. The h1 is in the header or the content. */
  title: string
  header: ReactNode
  /** Identifies a step within one screen; a change moves focus to the heading again. */
  step?: string | number | undefined
  /** Id of the control, or of what is around it, that gets focus on arrival instead of the heading. */
  arrivalId?: string | undefined
  width?: 'column' | 'form'
  /** Where help is shown: below the content, or inside it above a bottom bar (see WizardStep, TaskForm), which the caller renders. */
  help?: 'below' | 'inside'
  /** Content that loads later and does not belong to the task: below the first viewport, where it moves nothing. */
  after?: ReactNode
  children: ReactNode
}

/** The frame of every screen: bar, arrival message, content, and help. */
export function Screen({
  title,
  header,
  step,
  arrivalId,
  width = 'column',
  help = 'below',
  after,
  children,
}: ScreenProps) {
  const { t } = useTranslation()
  const root = useRouteFocus(title, step, arrivalId)
  const pathname = usePathname()
  const arrival = useAtomValue(flashMessageAtom)
  const isAtRest = useAtomValue(isAtRestAtom)
  return (
    <div ref={root}>
      <Page
        header={header}
        skipLabel={t('skip')}
        width={width}
        {...((help === 'below' || isAtRest) && { footer: <HelpFooter /> })}
        {...(help === 'below' && { notice: <OfflineBanner below={width} /> })}
      >
        <div aria-live="polite" className="empty:sr-only">
          {arrival?.pathname === pathname && <Alert tone={arrival.tone}>{arrival.text}</Alert>}
        </div>
        {children}
      </Page>
      <ViewDialog />
      {after && <div className="mx-auto w-full max-w-form px-5 pb-7 empty:hidden">{after}</div>}
    </div>
  )
}
