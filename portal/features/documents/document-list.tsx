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

interface Listed {
  kind: DocumentKind
  documents: readonly ListedDocument[]
}

/** Documents by year, newest first. Where there are many, one can be looked for. */
export function DocumentList({ kind, documents }: Listed) {
  const { t } = useTranslation('documents')
  const kept = useNavigationState(documentKinds[kind].list).search
  const [typed, setTyped] = useState(kept ?? '')
  if (documents.length === 0) return <EmptyState icon={documentKinds[kind].icon} title={t(`${kind}.none`)}>{t(`${kind}.noneMore`)}</EmptyState>
  // A list that has become short has no field to empty.
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

function Year({ year, kind, documents, search }: Listed & { year: string; search: string }) {
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
    // Who comes back finds the list as it was, by the browser's Back and by ours.
    replaceState({ search, opened: id })
    goTo(one, { parameters: { id }, state: { search } })
  }
  return (
    <ListRow title={description.trim() || t(`${kind}.unnamed`)} href={addressOf(one, { id })} onClick={open} {...(opened === id && arrivalPlace)}>
      {dateText(at)}
    </ListRow>
  )
}
