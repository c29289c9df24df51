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

/** So many rows fill the highest screen; there can be hundreds, which follow once these are painted. */
const firstView = 20

/** Invoices by period of treatment, newest first. Where there are many, one can be looked for. */
export function InvoiceList({ groups }: { groups: readonly InvoiceGroup[] }) {
  const { t } = useTranslation('finance')
  const { search: kept = '', opened } = useNavigationState('finance')
  const [typed, setTyped] = useState(kept)
  const isLong = countIn(groups) >= searchInvoicesFrom
  // A list that has become short has no field to empty. Letters come first, then the list.
  const found = useFound(groups, useDeferredValue(isLong ? typed : ''))
  const count = countIn(found)
  // Who comes back to a row has to find it there.
  const isWhole = useDeferredValue(true, opened !== undefined || count <= firstView)
  const first = firstGroups(found, firstView)
  const search = useRef(typed)
  const write = (words: string) => {
    search.current = words
    setTyped(words)
  }
  const open = useCallback((id: number) => {
    // Who comes back finds the list as it was, by the browser's Back and by ours.
    replaceState({ search: search.current, opened: id })
    goTo('invoice', { parameters: { id }, state: { search: search.current } })
  }, [])
  return (
    <>
      {isLong && (
        <ListSearch
          words={typed} onWords={write} isFound={count > 0}
          texts={{
            label: t('search'), hint: t('searchHint'), found: t('found', { count }), nothing: t('nothingFound', { words: typed.trim() }), nothingMore: t('nothingFoundMore'), all: t('all'),
          }}
        />
      )}
      {(isWhole ? found : first).map((group, at) => <Group key={group.id} group={group} opened={opened} onOpen={open} isLater={at >= first.length} />)}
    </>
  )
}

/** The invoices in whose number, date and consults every word stands. */
function useFound(groups: readonly InvoiceGroup[], search: string): readonly InvoiceGroup[] {
  const { searched } = useInvoiceWords()
  const isSearching = search.trim() !== ''
  const texts = useMemo(() => (isSearching ? new Map(groups.flatMap(({ invoices }) => invoices.map((invoice) => [invoice.id, searched(invoice)]))) : null), [isSearching, groups, searched])
  return useMemo(() => {
    if (!texts) return groups
    const fits = ({ id }: Invoice) => matchesSearch(texts.get(id) ?? '', search)
    return groups.map((group) => ({ ...group, invoices: group.invoices.filter(fits) })).filter(({ invoices }) => invoices.length > 0)
  }, [groups, texts, search])
}

interface GroupProps {
  group: InvoiceGroup
  opened: number | undefined
  onOpen: (id: number) => void
  /** It stands below what is seen at first. */
  isLater: boolean
}

/** Kept as it is while a letter is typed: only what is found changes it. */
const Group = memo(function Group({ group, opened, onOpen, isLater }: GroupProps) {
  const { t } = useTranslation('finance')
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={`flex flex-col gap-3 ${isLater ? 'drawn-later' : ''}`}>
      <h2 id={heading}>{t('treatment', { period: periodText(group) })}</h2>
      <List>{group.invoices.map((invoice) => <InvoiceRow key={invoice.id} invoice={invoice} isOpened={invoice.id === opened} onOpen={onOpen} />)}</List>
    </section>
  )
})
