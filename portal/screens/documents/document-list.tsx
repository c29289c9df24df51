import { Button, EmptyState, List, ListRow, TextField } from '#design-system'
import { useId, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../api/contract/document.ts'
import { addressOf } from '../../navigation/destination.ts'
import { goTo } from '../../navigation/go-to.ts'
import { amendEntry } from '../../navigation/history-entry.ts'
import { isPlainPress } from '../../navigation/link.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { byYear, searched, searchFrom } from '../../rules/document-list.ts'
import { arrivalPlace } from '../frame/screen.tsx'
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
      {documents.length >= searchFrom && <Search kind={kind} search={search} onSearch={setTyped} found={found.length} />}
      {byYear(found).map(({ year, documents: ofYear }) => <Year key={year} year={year} kind={kind} documents={ofYear} search={search} />)}
    </>
  )
}

interface SearchProps {
  kind: DocumentKind
  search: string
  onSearch: (words: string) => void
  /** How many there are with these words. */
  found: number
}

function Search({ kind, search, onSearch, found }: SearchProps) {
  const { t } = useTranslation('documents')
  const field = useRef<HTMLInputElement>(null)
  const words = search.trim()
  const showAll = () => {
    onSearch('')
    // The button goes away; focus must not go with it.
    field.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField ref={field} type="search" label={t(`${kind}.search`)} hint={t('searchHint')} value={search} onValueChange={onSearch} autoComplete="off" />
      <output className={found > 0 ? 'text-small text-muted empty:sr-only' : 'font-bold wrap-anywhere'}>
        {words !== '' && (found > 0 ? t(`${kind}.found`, { count: found }) : t('nothingFound', { words }))}
      </output>
      {found === 0 && <p>{t('nothingFoundMore')}</p>}
      {found === 0 && <Button className="self-start" onClick={showAll}>{t('all')}</Button>}
    </div>
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
    amendEntry({ search, opened: id })
    goTo(one, { parameters: { id }, state: { search } })
  }
  return (
    <ListRow title={description.trim() || t(`${kind}.unnamed`)} href={addressOf(one, { id })} onClick={open} {...(opened === id && arrivalPlace)}>
      {dateText(at)}
    </ListRow>
  )
}
