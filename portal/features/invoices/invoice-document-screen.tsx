import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { InvoiceNotFound } from './invoice-not-found.tsx'
import { useInvoice } from './use-invoice.ts'
import { FileScreen } from '../../ui/document-viewer/file-screen.tsx'

/** The PDF of one of the patient's own invoices. Fetched only if `docId` is the file of that invoice (FIN-03). */
export function InvoiceDocumentScreen({ id, docId }: { id: number; docId: number }) {
  const { t } = useTranslation(['documents', 'invoice'])
  const { query, isMissing } = useInvoice(id)
  const invoice = pathTo('invoice', { id })
  const title = t('invoice.one')
  if (!isMissing && query.data?.file?.id === docId) {
    const { invoice_id: number, date } = query.data
    return (
      <FileScreen
        documentId={docId}
        kind="invoice"
        description={t('invoice.named', { number })}
        back={{ href: invoice }}
        others={invoice}
        facts={date !== '' && <p className="text-small text-muted">{dateText(date)}</p>}
      />
    )
  }
  const isNone = isMissing || query.data !== undefined
  return (
    <Screen title={title} header={<TaskBar title={title} titleAs="p" back={{ href: invoice }} />}>
      <h1>{isNone ? t('invoice:missing') : title}</h1>
      {isNone ? <InvoiceNotFound query={query} /> : <QueryContent query={query}>{() => null}</QueryContent>}
    </Screen>
  )
}
