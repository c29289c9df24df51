import { List } from '#design-system'
import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { invoiceCount, firstGroups, periodText, type InvoiceGroup } from './rules/invoice-groups.ts'
import { matchesSearch } from '../../rules/matches-search.ts'
import { openRow, useListPosition, type ListPosition } from '../../ui/list-position.ts'
import { SearchField, searchThreshold } from '../../ui/search-field.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { useInvoiceTexts } from './use-invoice-texts.ts'

/** Rows in the first render: more than the highest viewport shows. The others follow in a deferred render, as there can be hundreds. */
const initialRows = 20

/**
 * Invoices by period of treatment, with a search field from `searchThreshold` invoices on. `groups` must be newest
 * first (see `invoiceGroups`).
 */
export function InvoiceList({ groups }: { groups: readonly InvoiceGroup[] }) {
  const { t } = useTranslation('finance')
  const position = useListPosition('finance')
  const [typed, setTyped] = useState(position.search)
  const isSearchable = invoiceCount(groups) >= searchThreshold
  // Below the threshold there is no field in which to clear a search. Deferred, so that typing is not blocked by the list.
  const found = useSearchResults(groups, useDeferredValue(isSearchable ? typed : ''))
  const count = invoiceCount(found)
  // Coming back to a row needs it in the first render.
  const showsAll = useDeferredValue(true, position.opened !== undefined || count <= initialRows)
  const first = firstGroups(found, initialRows)
  const search = useRef(typed)
  const updateSearch = (text: string) => {
    search.current = text
    setTyped(text)
  }
  const open = useCallback((event: MouseEvent, id: number) => openRow(event, 'finance', id, search.current), [])
  return (
    <>
      {isSearchable && (
        <SearchField
          label={t('search')}
          hint={t('searchHint')}
          query={typed}
          onQueryChange={updateSearch}
          found={t('found', { count })}
          nothing={
            count === 0 && {
              title: t('nothingFound', { words: typed.trim() }),
              advice: t('nothingFoundMore'),
              clear: t('all'),
            }
          }
        />
      )}
      {(showsAll ? found : first).map((group, at) => (
        <Group
          key={group.id}
          group={group}
          positionOf={position.positionOf}
          onOpen={open}
          isBelowFold={at >= first.length}
        />
      ))}
    </>
  )
}

/** Groups reduced to the invoices that match the search by number, date or consults. */
function useSearchResults(groups: readonly InvoiceGroup[], search: string): readonly InvoiceGroup[] {
  const { searched } = useInvoiceTexts()
  const isSearching = search.trim() !== ''
  const texts = useMemo(
    () =>
      isSearching
        ? new Map(groups.flatMap(({ invoices }) => invoices.map((invoice) => [invoice.id, searched(invoice)])))
        : null,
    [isSearching, groups, searched],
  )
  return useMemo(() => {
    if (!texts) return groups
    const matches = ({ id }: Invoice) => matchesSearch(texts.get(id) ?? '', search)
    return groups
      .map((group) => ({ ...group, invoices: group.invoices.filter(matches) }))
      .filter(({ invoices }) => invoices.length > 0)
  }, [groups, texts, search])
}

interface GroupProps extends Pick<ListPosition, 'positionOf'> {
  group: InvoiceGroup
  onOpen: (event: MouseEvent, id: number) => void
  /** Below the first viewport: its rendering may be postponed by CSS. */
  isBelowFold: boolean
}

/** Memoized: typing re-renders only the groups whose results change. */
const Group = memo(function Group({ group, positionOf, onOpen, isBelowFold }: GroupProps) {
  const { t } = useTranslation('finance')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={`flex flex-col gap-3 ${isBelowFold ? 'drawn-later' : ''}`}>
      <h2 id={heading}>{t('treatment', { period: periodText(group) })}</h2>
      <List>
        {group.invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} positionOf={positionOf} onOpen={onOpen} />
        ))}
      </List>
    </section>
  )
})
