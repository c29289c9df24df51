import { Button, Checkbox } from '#design-system'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../ui/form/use-draft.ts'

const steps = ['pay', 'save', 'send'] as const

/**
 * How to claim an invoice with an insurer, and which insurers are billed directly (FIN-01). With invoices the steps can
 * be ticked; the ticks are stored as a draft.
 */
export function ClaimGuide({ hasInvoices }: { hasInvoices: boolean }) {
  const { t } = useTranslation(['finance', 'clinic'])
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4">
      <h2 id={heading}>{t('declare.title')}</h2>
      <p>{t('declare.why')}</p>
      {hasInvoices && <Steps />}
      <div className="mt-2 flex flex-col gap-2">
        <h3>{t('declare.direct')}</h3>
        <p>{t('declare.directMore')}</p>
        <ul className="list-disc pl-6">
          {t('clinic:insurers', { returnObjects: true }).map((insurer) => (
            <li key={insurer}>{insurer}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Steps() {
  const { t } = useTranslation('finance')
  const list = useRef<HTMLOListElement>(null)
  const { text, change, remove } = useDraft('declaring')
  const ticked = steps.filter((step) => text.split(' ').includes(step))
  const tick = (step: string, isTicked: boolean) =>
    change(steps.filter((one) => (one === step ? isTicked : ticked.includes(one))).join(' '))
  const isDone = ticked.length === steps.length
  const again = () => {
    remove()
    // The button unmounts now; moves focus so that it is not lost.
    list.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <p>{t('declare.tick')}</p>
      <ol ref={list} className="list-decimal pl-7">
        {steps.map((step) => (
          <li key={step} className="mt-4 first:mt-0">
            <Checkbox
              label={t(`declare.steps.${step}`)}
              hint={t(`declare.stepsMore.${step}`)}
              checked={ticked.includes(step)}
              onCheckedChange={(next) => tick(step, next)}
            />
          </li>
        ))}
      </ol>
      <output className="empty:sr-only">{isDone && t('declare.done')}</output>
      {isDone && (
        <Button className="self-start" onClick={again}>
          {t('declare.again')}
        </Button>
      )}
    </>
  )
}
