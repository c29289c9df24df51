import { List, ListRow } from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../api/contract/document.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { openRow, useListPosition } from '../../ui/list-position.ts'
import { AskRepeat } from './ask-repeat.tsx'
import { medicinesOf } from './rules/newest-medicines.ts'

interface MedicinesProps {
  documents: readonly ListedDocument[]
  most: number
  /** Without dates and with less padding, where every line counts. */
  isShort?: boolean
}

/**
 * The patient's newest medicines, at most `most` (DOC-08): how to use each, and a prefilled question for more. Nothing
 * without any.
 */
export function Medicines({ documents, most, isShort = false }: MedicinesProps) {
  const { t } = useTranslation('documents')
  const heading = useId()
  const { search, positionOf } = useListPosition('prescriptions')
  const medicines = medicinesOf(documents).slice(0, most)
  if (medicines.length === 0) return null
  return (
    <section aria-labelledby={heading} className={`flex flex-col ${isShort ? 'gap-1' : 'gap-3'}`}>
      <h2 id={heading} className={isShort ? 'px-3 text-body-tight' : ''}>
        {t('medicines')}
      </h2>
      <List>
        {medicines.map(({ id, description, created_at: at }) => (
          <ListRow
            key={id}
            title={description.trim()}
            href={pathTo('prescription', { id })}
            onClick={(event) => openRow(event, 'prescriptions', id, search, true)}
            action={
              <AskRepeat
                description={description.trim()}
                at={at}
                isOneOfSeveral
                {...(isShort && { className: 'min-h-11! px-3! py-1!' })}
              />
            }
            className={isShort ? 'px-3! py-1!' : ''}
            {...positionOf(id, true)}
          >
            {!isShort && dateText(at)}
          </ListRow>
        ))}
      </List>
    </section>
  )
}
