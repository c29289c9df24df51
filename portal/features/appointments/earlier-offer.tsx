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

/** For what stands within a `group/actions` and makes way while earlier times are offered there. */
export const hiddenWhileOffered = 'group-has-data-[part=earlier-choice]/actions:hidden'

/** Button that looks for an earlier time and offers to move the consult to it. Nothing when no earlier day exists. */
export function EarlierTime({ consult }: { consult: Consult }) {
  const wish = earlierCriteria(consult, useClock().now())
  // A moved consult gets a new search.
  return wish && <SearchButton key={`${consult.id} ${consult.startDateTime}`} consult={consult} wish={wish} />
}

/** The search is a chunk of its own, loaded on press: the home screen stays small. */
function SearchButton({ consult, wish }: { consult: Consult; wish: EarlierCriteria }) {
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
          {...wish}
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
