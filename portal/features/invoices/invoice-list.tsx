import { List } from '#design-system'
import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { goTo, replaceState, useNavigationState } from '../../navigation/history-entry.ts'
import { countIn, firstGroups, periodText, searchInvoicesFrom, type InvoiceGroup } from './rules/invoice-groups.ts'
import { matchesSearch } from '../../rules/matches-search.ts'
import { ListSearch } from '../../ui/list-search.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { useInvoiceWords } from './use-invoice-words.ts'

/** Rows in the first render: more than the highest viewport shows. The others follow in a deferred render, as there can be hundreds. */
const initialRows = 20

/** Invoices by period of treatment, newest first, with a search field from `searchInvoicesFrom` invoices on. */
export function InvoiceList({ groups }: { groups: readonly InvoiceGroup[] }) {
  const { t } = useTranslation('finance')
  const { search: initialSearch = '', opened } = useNavigationState('finance')
  const [typed, setTyped] = useState(initialSearch)
  const isSearchable = countIn(groups) >= searchInvoicesFrom
  // Below the threshold there is no field in which to clear a search. Deferred, so that typing is not blocked by the list.
  const found = useSearchResults(groups, useDeferredValue(isSearchable ? typed : ''))
  const count = countIn(found)
  // Coming back to a row needs it in the first render.
  const showsAll = useDeferredValue(true, opened !== undefined || count <= initialRows)
  const first = firstGroups(found, initialRows)
  const search = useRef(typed)
  const updateSearch = (text: string) => {
    search.current = text
    setTyped(text)
  }
  const open = useCallback((id: number) => {
    // Into this history entry and into the state for the back link: both restore the search.
    replaceState({ search: search.current, opened: id })
    goTo('invoice', { parameters: { id }, state: { search: search.current } })
  }, [])
  return (
    <>
      {isSearchable && (
        <ListSearch
          words={typed} onWords={updateSearch} isFound={count > 0}
          texts={{
            label: t('search'), hint: t('searchHint'), found: t('found', { count }), nothing: t('nothingFound', { words: typed.trim() }), nothingMore: t('nothingFoundMore'), all: t('all'),
          }}
        />
      )}
      {(showsAll ? found : first).map((group, at) => <Group key={group.id} group={group} opened={opened} onOpen={open} isBelowFold={at >= first.length} />)}
    </>
  )
}

/** Groups reduced to the invoices that match the search by number, date or consults. */
function useSearchResults(groups: readonly InvoiceGroup[], search: string): readonly InvoiceGroup[] {
  const { searched } = useInvoiceWords()
  const isSearching = search.trim() !== ''
  const texts = useMemo(() => (isSearching ? new Map(groups.flatMap(({ invoices }) => invoices.map((invoice) => [invoice.id, searched(invoice)]))) : null), [isSearching, groups, searched])
  return useMemo(() => {
    if (!texts) return groups
    const matches = ({ id }: Invoice) => matchesSearch(texts.get(id) ?? '', search)
    return groups.map((group) => ({ ...group, invoices: group.invoices.filter(matches) })).filter(({ invoices }) => invoices.length > 0)
  }, [groups, texts, search])
}

interface GroupProps {
  group: InvoiceGroup
  opened: number | undefined
  onOpen: (id: number) => void
  /** Below the first viewport: its rendering may be postponed by CSS. */
  isBelowFold: boolean
}

/** Memoized: typing re-renders only the groups whose results change. */
const Group = memo(function Group({ group, opened, onOpen, isBelowFold }: GroupProps) {
  const { t } = useTranslation('finance')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={`flex flex-col gap-3 ${isBelowFold ? 'drawn-later' : ''}`}>
      <h2 id={heading}>{t('treatment', { period: periodText(group) })}</h2>
      <List>{group.invoices.map((invoice) => <InvoiceRow key={invoice.id} invoice={invoice} isOpened={invoice.id === opened} onOpen={onOpen} />)}</List>
    </section>
  )
})
