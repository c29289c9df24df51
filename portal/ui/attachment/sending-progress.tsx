import { Button, Progress } from '#design-system'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sending } from './use-sending.ts'

/** Upload progress with a stop button; nothing while no files are being sent. */
export function SendingProgress({ sending: { percent, stop } }: { sending: Sending }) {
  const { t } = useTranslation('attachment')
  if (percent === null) return null
  const stopHere = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button disappears, so focus moves to the submit button.
    currentTarget.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
    stop()
  }
  return (
    <div className="flex flex-col gap-1">
      <Progress label={t('sending.label')} value={percent} max={100} valueText={t('sending.percent', { percent })} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-muted">{t('sending.stay')}</p>
        <Button variant="quiet" onClick={stopHere}>
          {t('sending.stop')}
        </Button>
      </div>
    </div>
  )
}
