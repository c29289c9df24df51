import { Button, Icon, warningIcon } from '#design-system'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOfflineAtom, checkConnectionAtom } from '../../platform/connection.ts'
import { useLiveValue } from './use-live-value.ts'

const widths = { column: 'max-w-column', form: 'max-w-form' }

/**
 * Shows that the device is offline, before any call fails. At the bottom of the window, where it shifts nothing. Hidden
 * if an alert about a lost connection is shown (see ErrorAlert). Inside a task's bottom bar, or with `below` as a bar of
 * its own under content of that width.
 */
export function OfflineBanner({ below }: { below?: 'column' | 'form' }) {
  const { t } = useTranslation()
  const isOffline = useLiveValue(isOfflineAtom, false)
  const check = useSetAtom(checkConnectionAtom)
  const [wasOffline, setWasOffline] = useState(false)
  if (isOffline && !wasOffline) setWasOffline(true)
  return (
    <div aria-live="polite" className="print:hidden [body:has([data-part=no-connection])_&]:hidden">
      {isOffline && (
        <div className={below && 'border-y border-divider'}>
          <div
            className={`flex flex-wrap items-center justify-between gap-x-3 ${below ? `mx-auto px-5 py-2 ${widths[below]}` : ''}`}
          >
            <p className="flex min-w-0 items-start gap-2 text-small">
              <Icon icon={warningIcon} className="text-warning" />
              <span className="min-w-0">
                <strong>{t('connection.lost')}</strong>
                {!below && <span>{` ${t('connection.lostMore')}`}</span>}
              </span>
            </p>
            <Button variant="quiet" className="-mx-3" onClick={() => void check()}>
              {t('retry')}
            </Button>
          </div>
        </div>
      )}
      {wasOffline && !isOffline && <p className="sr-only">{t('connection.back')}</p>}
    </div>
  )
}
