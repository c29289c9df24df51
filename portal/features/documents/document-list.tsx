import { EmptyState, List, ListRow } from '#design-system'
import { useId, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../api/contract/document.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { goTo, replaceState, useNavigationState } from '../../navigation/history-entry.ts'
import { isPlainPress } from '../../navigation/follow-links.ts'
import { byYear } from '../../rules/by-year.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { searched, searchFrom } from './rules/listed-documents.ts'
import { arrivalPlace } from '../../ui/layout/screen.tsx'
import { ListSearch } from '../../ui/list-search.tsx'
import { documentKinds, type DocumentKind } from './document-kind.ts'

interface ListProps {
  kind: DocumentKind
  documents: readonly ListedDocument[]
}

/** Documents by year, newest first, with a search field from `searchFrom` documents on. */
export function DocumentList({ kind, documents }: ListProps) {
  const { t } = useTranslation('documents')
  const storedSearch = useNavigationState(documentKinds[kind].list).search
  const [typed, setTyped] = useState(storedSearch ?? '')
  if (documents.length === 0) return <EmptyState icon={documentKinds[kind].icon} title={t(`${kind}.none`)}>{t(`${kind}.noneMore`)}</EmptyState>
  // Below the threshold there is no field in which to clear a search.
  const search = documents.length < searchFrom ? '' : typed
  const found = searched(documents, search)
  return (
    <>
      {documents.length >= searchFrom && (
        <ListSearch
          words={search} onWords={setTyped} isFound={found.length > 0}
          texts={{ label: t(`${kind}.search`), hint: t('searchHint'), found: t(`${kind}.found`, { count: found.length }), nothing: t('nothingFound', { words: search.trim() }), nothingMore: t('nothingFoundMore'), all: t('all') }}
        />
      )}
      {byYear(found, ({ created_at: at }) => at).map(({ year, ofYear }) => <Year key={year} year={year} kind={kind} documents={ofYear} search={search} />)}
    </>
  )
}

function Year({ year, kind, documents, search }: ListProps & { year: string; search: string }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading}>{year}</h2>
      <List>{documents.map((document) => <Row key={document.id} kind={kind} document={document} search={search} />)}</List>
    </section>
  )
}

function Row({ kind, document: { id, description, created_at: at }, search }: { kind: DocumentKind; document: ListedDocument; search: string }) {
  const { t } = useTranslation('documents')
  const { list, one } = documentKinds[kind]
  const { opened } = useNavigationState(list)
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a')) || !isPlainPress(event)) return
    event.preventDefault()
    // Into this history entry and into the state for the back link: both restore the search.
    replaceState({ search, opened: id })
    goTo(one, { parameters: { id }, state: { search } })
  }
  return (
    <ListRow title={description.trim() || t(`${kind}.unnamed`)} href={addressOf(one, { id })} onClick={open} {...(opened === id && arrivalPlace)}>
      {dateText(at)}
    </ListRow>
  )
}
