import { Button } from '#design-system'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../api/contract/consult.ts'
import { longDateText } from '../../rules/clinic-time.ts'
import { earlierCriteria, type EarlierCriteria } from './rules/earlier-criteria.ts'
import { useClock } from '../../platform/clock.ts'
import { ErrorAlert } from '../../ui/load-states/alert.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'
import type { EarlierSearch } from './earlier-search.tsx'

/** Class of an element within a `group/actions` that is hidden while earlier times are offered there. */
export const hiddenWhileOffered = 'group-has-data-[part=earlier-choice]/actions:hidden'

/**
 * Button that looks for an earlier time and offers to move the consult to it. Nothing if there is no day between today
 * and the consult, or its type cannot be booked.
 */
export function EarlierTime({ consult }: { consult: Consult }) {
  const criteria = earlierCriteria(consult, useClock().now())
  // A moved consult gets a new search.
  return (
    criteria && <SearchButton key={`${consult.id} ${consult.startDateTime}`} consult={consult} criteria={criteria} />
  )
}

/** The search is a separate chunk, loaded on press: the home screen stays small. */
function SearchButton({ consult, criteria }: { consult: Consult; criteria: EarlierCriteria }) {
  const { t } = useTranslation('appointment')
  const button = useRef<HTMLButtonElement>(null)
  const [searches, setSearches] = useState(0)
  const [opened, setOpened] = useState<{ Search: typeof EarlierSearch } | null>(null)
  const opening = useSubmit(async () => (await import('./earlier-search.tsx')).EarlierSearch, {
    onDone: (Search) => {
      setOpened({ Search })
      setSearches((times) => times + 1)
    },
    errorMessage: () => t('earlier.failed'),
  })
  const close = () => setSearches(0)
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        className="max-wide:-ml-3"
        aria-label={t('earlier.askOf', { date: longDateText(consult.startDateTime) })}
        onClick={() => opening.submit()}
      >
        {t('earlier.ask')}
      </Button>
      {opening.failure && (
        <div className="basis-full">
          <ErrorAlert text={opening.failure.text} />
        </div>
      )}
      {opened && (
        <opened.Search
          consult={consult}
          {...criteria}
          asked={searches}
          opener={button}
          onBooked={close}
          onKeep={() => {
            button.current?.focus()
            close()
          }}
        />
      )}
    </>
  )
}
