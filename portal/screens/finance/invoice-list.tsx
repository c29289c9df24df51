import { List, ListRow } from '#design-system'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useId, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { goTo } from '../../navigation/go-to.ts'
import { amendEntry } from '../../navigation/history-entry.ts'
import { isPlainPress } from '../../navigation/link.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { dayText, isToPay, periodText, searchInvoicesFrom, type InvoiceGroup } from '../../rules/invoice-list.ts'
import { invoiceStatus, leftToPay } from '../../rules/invoice-status.ts'
import { mentions } from '../../rules/mentions.ts'
import { moneyText } from '../../rules/money.ts'
import { clockAtom } from '../../session/clock.ts'
import { arrivalPlace } from '../frame/screen.tsx'
import { InvoiceBadge } from '../invoice-status/invoice-badge.tsx'
import { ListSearch } from '../list-search/list-search.tsx'
import { useInvoiceWords } from './use-invoice-words.ts'

/** Invoices by period of treatment, newest first. Where there are many, one can be looked for. */
export function InvoiceList({ groups }: { groups: readonly InvoiceGroup[] }) {
  const { t } = useTranslation('finance')
  const kept = useNavigationState(destinations.finance).search
  const [typed, setTyped] = useState(kept ?? '')
  // Letters come first, then the list: there can be hundreds of rows.
  const wanted = useDeferredValue(typed)
  const { searched } = useInvoiceWords()
  const isLong = countIn(groups) >= searchInvoicesFrom
  const search = isLong ? wanted : ''
  const found = search.trim() === '' ? groups : withWords(groups, (invoice) => mentions(searched(invoice), search))
  const count = countIn(found)
  return (
    <>
      {isLong && (
        <ListSearch
          words={typed} onWords={setTyped} isFound={count > 0}
          texts={{
            label: t('search'), hint: t('searchHint'), found: t('found', { count }), nothing: t('nothingFound', { words: typed.trim() }), nothingMore: t('nothingFoundMore'), all: t('all'),
          }}
        />
      )}
      {found.map((group) => <Group key={group.id} group={group} search={search} />)}
    </>
  )
}

const countIn = (groups: readonly InvoiceGroup[]) => groups.reduce((sum, { invoices }) => sum + invoices.length, 0)

const withWords = (groups: readonly InvoiceGroup[], fits: (invoice: Invoice) => boolean) =>
  groups.map((group) => ({ ...group, invoices: group.invoices.filter(fits) })).filter(({ invoices }) => invoices.length > 0)

function Group({ group, search }: { group: InvoiceGroup; search: string }) {
  const { t } = useTranslation('finance')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading}>{t('treatment', { period: periodText(group) })}</h2>
      <List>{group.invoices.map((invoice) => <Row key={invoice.id} invoice={invoice} search={search} />)}</List>
    </section>
  )
}

function Row({ invoice, search }: { invoice: Invoice; search: string }) {
  const { t } = useTranslation('finance')
  const now = useAtomValue(clockAtom).now()
  const { numberOf, consultsOf } = useInvoiceWords()
  const { opened } = useNavigationState(destinations.finance)
  const { id, date, total } = invoice
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a')) || !isPlainPress(event)) return
    event.preventDefault()
    // Who comes back finds the list as it was, by the browser's Back and by ours.
    amendEntry({ search, opened: id })
    goTo(destinations.invoice, { parameters: { id }, state: { search } })
  }
  const left = leftToPay(invoice)
  return (
    <ListRow
      title={dayText(date)} end={moneyText(total)} href={addressOf(destinations.invoice, { id })} onClick={open}
      status={<InvoiceBadge status={invoiceStatus(invoice, now)} />} {...(opened === id && arrivalPlace)}
    >
      <p>{numberOf(invoice)}</p>
      <p>{consultsOf(invoice)}</p>
      {isToPay(invoice) && left !== total && <p>{t('left', { amount: moneyText(left) })}</p>}
    </ListRow>
  )
}
