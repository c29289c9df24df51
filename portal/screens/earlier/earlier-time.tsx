import { Button } from '#design-system'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult, Slot } from '../../api/contract/consult.ts'
import { slotId } from '../../rules/bookable-slot.ts'
import { longDateText } from '../../rules/clinic-time.ts'
import { earlierSearch, earlierTimes, type EarlierSearch } from '../../rules/earlier-time.ts'
import { clockAtom } from '../../session/clock.ts'
import { duration } from '../../session/notice.ts'
import { consultFailures } from '../consult/consult-failures.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { useFailureWords } from '../failure/use-failure-words.ts'
import { ContactText } from '../frame/contact-text.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { useBooking } from '../slots/use-booking.ts'
import { useSlots } from '../slots/use-slots.ts'
import { EarlierChoice } from './earlier-choice.tsx'

/** Whether a consult can be sooner: asked for by the patient, and moved by one press more. For a row of buttons. */
export function EarlierTime({ consult }: { consult: Consult }) {
  const search = earlierSearch(consult, useAtomValue(clockAtom).now())
  // What was found for another moment says nothing of this one.
  return search && <Search key={`${consult.id} ${consult.startDateTime}`} consult={consult} search={search} />
}

function Search({ consult, search: { category, mode, days } }: { consult: Consult; search: EarlierSearch }) {
  const { t } = useTranslation('appointment')
  const words = useFailureWords(consultFailures)
  const [isAsked, setIsAsked] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [lost, setLost] = useState<'asking' | 'asked' | null>(null)
  const [button, said, choice] = [useRef<HTMLButtonElement>(null), useRef<HTMLOutputElement>(null), useRef<HTMLDivElement>(null)]
  const subject = { kind: 'move', category, consult } as const
  const { query, days: free } = useSlots(subject, mode, { days, enabled: isAsked })
  const own = usePatientInfo().data?.consults ?? []
  const found = earlierTimes(free, consult, own)
  const booking = useBooking({
    subject,
    isOverview: true,
    onBooked: () => setIsAsked(false),
    onLost: () => {
      setLost('asking')
      void query.refetch({ cancelRefetch: false }).then(() => setLost('asked'))
    },
  })
  // The pressed button is gone with its time: on to the next, or to the words that there is none.
  useEffect(() => {
    if (lost === 'asked') (choice.current?.querySelector('button') ?? said.current)?.focus()
  }, [lost, choice, said])

  const ask = () => {
    if (isAsked) void query.refetch({ cancelRefetch: false })
    setIsAsked(true)
  }
  const move = (slot: Slot) => {
    setLost(null)
    setChosen(slotId(slot))
    booking.submit(slot)
  }
  const keep = () => {
    button.current?.focus()
    setIsAsked(false)
  }
  const isBusy = booking.busy || lost === 'asking'
  return (
    <>
      <Button ref={button} variant="quiet" aria-label={t('earlier.askOf', { date: longDateText(consult.startDateTime) })} onClick={ask}>{t('earlier.ask')}</Button>
      {/* Stands here before there is anything to say, so that it is heard. */}
      <output ref={said} tabIndex={-1} className="block basis-full empty:sr-only">
        {isAsked && query.data && <ContactText>{found.length > 0 ? `${t('earlier.found')} ${t('booking.oldStays')}` : t('earlier.none')}</ContactText>}
      </output>
      {isAsked && (
        <div className="flex basis-full flex-col gap-4">
          {booking.failure && <FailureNotice text={booking.failure.text} onRetry={booking.failure.retry} busy={booking.busy} />}
          <Loaded query={query} words={words} stays={duration.booking}>
            {() => found.length > 0 && <EarlierChoice ref={choice} consult={consult} slots={found} busy={isBusy ? chosen : null} onMove={move} onKeep={keep} />}
          </Loaded>
        </div>
      )}
    </>
  )
}
