import { Button, Card, Icon, installIcon, moreIcon, shareIcon, type IconData } from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { InstallWay } from './install-way.ts'

interface InstallPromptProps {
  way: InstallWay
  /** The browser has no install prompt at this moment. */
  isUnavailable?: boolean
  onAccept: () => void
  onClose: () => void
}

/** Offer to add the portal to the home screen: a button where the browser supports it, otherwise instructions. */
export function InstallPrompt({ way, isUnavailable = false, onAccept, onClose }: InstallPromptProps) {
  const { t } = useTranslation('install')
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <div className="flex gap-3">
        <Icon icon={installIcon} className="mt-px text-primary" />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h2 id={id} className="text-body font-semibold">
            {t('title')}
          </h2>
          {way === 'button' && !isUnavailable && <p className="text-small text-muted">{t('text')}</p>}
          {way === 'button' && (
            <p role="alert" className="text-small empty:sr-only">
              {isUnavailable && t('unavailable')}
            </p>
          )}
          {way === 'ios' && <Steps first={t('ios.first', placeholder)} second={t('ios.second')} icon={shareIcon} />}
          {way === 'firefox' && (
            <Steps first={t('firefox.first', placeholder)} second={t('firefox.second')} icon={moreIcon} />
          )}
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="quiet" className="-ml-3" onClick={onClose}>
          {t('later')}
        </Button>
        <Button onClick={onAccept}>{t(way === 'button' ? 'accept' : 'done')}</Button>
      </div>
    </Card>
  )
}

/** Placeholder in the text where the icon is inserted. */
const placeholder = { picture: '\n' }

function Steps({ first, second, icon }: { first: string; second: string; icon: IconData }) {
  const [before, after] = first.split(placeholder.picture)
  return (
    <ol className="flex list-decimal flex-col gap-2 pl-5 text-small">
      <li>
        <span>{before}</span>
        <Icon icon={icon} className="inline align-text-bottom" />
        <span>{after}</span>
      </li>
      <li>{second}</li>
    </ol>
  )
}
