import { Link } from '#design-system'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { moneyText } from '../../rules/money.ts'
import { refusalOf, type RebateRefusal } from './rules/rebate.ts'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { FormHelp } from '../../ui/layout/help-footer.tsx'
import { Alert } from '../../ui/load-states/alert.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { InvoiceNotFound } from './invoice-not-found.tsx'
import { useInvoice } from './use-invoice.ts'
import { RebateForm } from './rebate-form.tsx'
import { useRebateRequest } from './use-rebate-request.ts'

/** Form to request a rebate with the insurer's letter, or the reason why it cannot be requested. */
export function RebateScreen({ id }: { id: number }) {
  const { t } = useTranslation(['rebate', 'invoice'])
  const { query, isMissing } = useInvoice(id)
  const invoice = query.data
  const request = useRebateRequest(id, invoice)
  const refusal = invoice && refusalOf(invoice)
  const isForm = invoice && (!refusal || request.isUnderWay)
  return (
    <Screen
      title={t('title')}
      width="form"
      help={isMissing ? 'below' : 'inside'}
      header={<Bar id={id} isMissing={isMissing} />}
    >
      <div className="flex flex-col gap-2">
        <h1>{isMissing ? t('invoice:missing') : t(isForm ? 'heading' : 'title')}</h1>
        {invoice && !isMissing && (
          <p className="text-muted">{t('about', { number: invoice.invoice_id, amount: moneyText(invoice.total) })}</p>
        )}
      </div>
      {isMissing ? (
        <InvoiceNotFound query={query} />
      ) : (
        <QueryContent query={query}>
          {() =>
            isForm ? (
              <RebateForm request={request} />
            ) : (
              refusal && <Refused refusal={refusal} href={pathTo('invoice', { id })} />
            )
          }
        </QueryContent>
      )}
    </Screen>
  )
}

function Bar({ id, isMissing }: { id: number; isMissing: boolean }) {
  const { t } = useTranslation('rebate')
  const toInvoice = { href: pathTo('invoice', { id }) }
  const links = isMissing ? { back: { href: pathTo('finance') } } : { back: toInvoice, close: toInvoice }
  return <TaskBar title={t('title')} titleAs="p" {...links} />
}

function Refused({ refusal, href }: { refusal: RebateRefusal; href: string }) {
  const { t } = useTranslation('rebate')
  return (
    <>
      <Alert
        tone="info"
        actions={
          <Link href={href} className="inline-flex min-h-11 items-center">
            {t('toInvoice')}
          </Link>
        }
      >
        <ContactText>{t(`refused.${refusal}`)}</ContactText>
      </Alert>
      <FormHelp />
    </>
  )
}
