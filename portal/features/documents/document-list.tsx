import { EmptyState, List, ListRow } from '#design-system'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../api/contract/document.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { byYear } from '../../rules/by-year.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { searched } from './rules/listed-documents.ts'
import { openRow, useListPosition, type ListPosition } from '../../ui/list-position.ts'
import { SearchField, searchThreshold } from '../../ui/search-field.tsx'
import { documentKinds, type DocumentKind } from './document-kind.ts'

interface ListProps {
  kind: DocumentKind
  documents: readonly ListedDocument[]
}

/**
 * Documents by year, newest first, with a search field from `searchThreshold` documents on. `documents` must be in that
 * order.
 */
export function DocumentList({ kind, documents }: ListProps) {
  const { t } = useTranslation('documents')
  const position = useListPosition(documentKinds[kind].list)
  const [typed, setTyped] = useState(position.search)
  if (documents.length === 0)
    return (
      <EmptyState icon={documentKinds[kind].icon} title={t(`${kind}.none`)}>
        {t(`${kind}.noneMore`)}
      </EmptyState>
    )
  // Below the threshold there is no field in which to clear a search.
  const search = documents.length < searchThreshold ? '' : typed
  const found = searched(documents, search)
  return (
    <>
      {documents.length >= searchThreshold && (
        <SearchField
          label={t(`${kind}.search`)}
          hint={t('searchHint')}
          query={search}
          onQueryChange={setTyped}
          found={t(`${kind}.found`, { count: found.length })}
          nothing={
            found.length === 0 && {
              title: t('nothingFound', { words: search.trim() }),
              advice: t('nothingFoundMore'),
              clear: t('all'),
            }
          }
        />
      )}
      {byYear(found, ({ created_at: at }) => at).map(({ year, ofYear }) => (
        <Year key={year} year={year} kind={kind} documents={ofYear} search={search} positionOf={position.positionOf} />
      ))}
    </>
  )
}

interface RowProps extends Pick<ListPosition, 'positionOf'> {
  kind: DocumentKind
  search: string
}

function Year({ year, documents, ...row }: RowProps & { year: string; documents: readonly ListedDocument[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading}>{year}</h2>
      <List>
        {documents.map((document) => (
          <Row key={document.id} document={document} {...row} />
        ))}
      </List>
    </section>
  )
}

function Row({
  kind,
  document: { id, description, created_at: at },
  search,
  positionOf,
}: RowProps & { document: ListedDocument }) {
  const { t } = useTranslation('documents')
  const { list, one } = documentKinds[kind]
  return (
    <ListRow
      title={description.trim() || t(`${kind}.unnamed`)}
      href={pathTo(one, { id })}
      onClick={(event) => openRow(event, list, id, search)}
      {...positionOf(id)}
    >
      {dateText(at)}
    </ListRow>
  )
}
