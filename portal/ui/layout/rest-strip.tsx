import { Button } from '#design-system'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { switchRestAtom, wasSwitchedOnAtom } from '../../platform/view.ts'
import { useOpenViewPanel } from './view-dialog.tsx'

/** Below the bar while 'Rust' is on. The document's `data-rest` shows it, also before any script has loaded. */
export function RestStrip() {
  const { t } = useTranslation()
  const strip = useRef<HTMLElement>(null)
  const switchRest = useSetAtom(switchRestAtom)
  const openPanel = useOpenViewPanel()
  const switchOff = () => {
    // The strip disappears: focus moves to the button that switches it on again.
    strip.current?.previousElementSibling
      ?.querySelector<HTMLElement>('button[aria-pressed]')
      ?.focus({ preventScroll: true })
    switchRest()
  }
  return (
    <section
      ref={strip}
      aria-label={t('view.open')}
      className="hidden border-b border-divider bg-surface in-data-rest:block print:hidden!"
    >
      <div className="flex flex-wrap items-center gap-x-2 px-5 py-1 text-small-tight wide:gap-x-4 wide:px-7">
        <strong className="flex-1 font-semibold wide:flex-none">
          <span className="in-data-[rest=long]:hidden">{t('rest.on')}</span>
          <span className="hidden in-data-[rest=long]:inline">{t('rest.long')}</span>
        </strong>
        <span className="flex gap-x-2 wide:gap-x-4">
          <Button variant="quiet" data-part="view" className="min-h-11! border-x-0! px-0!" onClick={switchOff}>
            {t('rest.switchOff')}
          </Button>
          <Button variant="quiet" data-part="view" className="min-h-11! border-x-0! px-0!" onClick={openPanel}>
            {t('rest.adjust')}
          </Button>
        </span>
      </div>
      <SwitchedOn />
    </section>
  )
}

/** Announces once that 'Rust' was switched on; a screen that opens later does not repeat it. */
function SwitchedOn() {
  const { t } = useTranslation()
  const [isNew, setIsNew] = useAtom(wasSwitchedOnAtom)
  useEffect(() => () => setIsNew(false), [setIsNew])
  return <output className="sr-only">{isNew && t('rest.on')}</output>
}
