import { Page } from '#design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePathname } from 'wouter/use-browser-location'
import { arrivalMessageAtom, closeNoticesAtom } from '../../session/notices.ts'
import { ConnectionLine } from './connection-line.tsx'
import { HelpFooter } from './help-footer.tsx'
import { LabelledNotice } from '../load-states/labelled-notice.tsx'

let isFirstScreen = true

/** Names the tab, and takes focus to the heading of a screen or step the patient went to: nothing else moves focus on the way. */
function useArrival(title: string, step: string | number | undefined) {
  const { t } = useTranslation(['common', 'clinic'])
  const root = useRef<HTMLDivElement>(null)
  const documentTitle = t('documentTitle', { title, clinic: t('clinic:name') })
  // With the focus, not after it: a screen reader may say the name of the tab when focus moves.
  useLayoutEffect(() => { document.title = documentTitle }, [documentTitle])
  const closeNotices = useSetAtom(closeNoticesAtom)
  const shownStep = useRef(step)
  // Its messages were about the step that is left; before anything of the next one can say something.
  useLayoutEffect(() => {
    if (shownStep.current !== step) closeNotices()
    shownStep.current = step
  }, [step, closeNotices])
  // Before the screen is painted: a moment later it would take the focus from who is typing already.
  useLayoutEffect(() => {
    // After Back the browser would scroll to where the patient was, away from what has focus.
    history.scrollRestoration = 'manual'
    if (!isFirstScreen) focusArrival(root.current)
    isFirstScreen = false
  }, [step])
  return root
}

/** Marks what a patient has to read first where that is not the heading: focus goes there. Like a heading it shows none, as nothing can be done with it. */
export const arrivalPlace = { 'data-arrival': '', tabIndex: -1, className: 'outline-none' }

function focusArrival(root: HTMLElement | null) {
  const marked = root?.querySelector<HTMLElement>('[data-arrival]')
  const place = marked ?? root?.querySelector('h1')
  if (!place) return
  place.tabIndex = -1
  scrollTo(0, 0)
  place.focus({ preventScroll: place !== marked })
}

export interface ScreenProps {
  /** Names the tab. The h1 itself stands in the header or the content. */
  title: string
  header: ReactNode
  /** Tells the steps of one screen apart. */
  step?: string | number | undefined
  width?: 'column' | 'form'
  /** Where to find help: below the content, or inside it where a bar stays at the bottom (see WizardStep). */
  help?: 'below' | 'inside'
  children: ReactNode
}

/** What every screen has: bar, content, the message it arrived with, and where to find help. */
export function Screen({ title, header, step, width = 'column', help = 'below', children }: ScreenProps) {
  const { t } = useTranslation()
  const root = useArrival(title, step)
  const pathname = usePathname()
  const arrival = useAtomValue(arrivalMessageAtom)
  return (
    <div ref={root}>
      <Page header={header} skipLabel={t('skip')} width={width} {...(help === 'below' && { footer: <HelpFooter />, notice: <ConnectionLine below={width} /> })}>
        <div aria-live="polite" className="empty:sr-only">{arrival?.pathname === pathname && <LabelledNotice tone={arrival.tone}>{arrival.text}</LabelledNotice>}</div>
        {children}
      </Page>
    </div>
  )
}
