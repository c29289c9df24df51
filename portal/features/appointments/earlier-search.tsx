import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Consult, Slot } from '../../api/contract/consult.ts'
import { slotId } from './rules/bookable-slot.ts'
import { earlierTimes } from './rules/earlier-time.ts'
import type { EarlierCriteria } from './rules/earlier-criteria.ts'
import { duration } from '../../session/toast-state.ts'
import { consultFailures } from './consult/consult-errors.ts'
import { ErrorAlert, useLoadErrorMessage } from '../../ui/load-states/alert.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { useBooking } from './booking/use-booking.ts'
import { useSlots } from './booking/use-slots.ts'
import { EarlierChoice } from './earlier-choice.tsx'

interface EarlierSearchProps extends EarlierCriteria {
  consult: Consult
  /** Number of searches since the patient last closed the results; 0 hides them. */
  asked: number
  /** The button that was pressed. */
  opener: RefObject<HTMLButtonElement | null>
  onBooked: () => void
  /** Closes the results without a change. */
  onKeep: () => void
}

/** Shows earlier free times, and moves the consult to the chosen one. */
export function EarlierSearch({ consult, category, mode, days, asked, opener, onBooked, onKeep }: EarlierSearchProps) {
  const { t } = useTranslation('appointment')
  const errorMessage = useLoadErrorMessage(consultFailures)
  const [chosen, setChosen] = useState<string | null>(null)
  const [lost, setLost] = useState<'asking' | 'asked' | null>(null)
  const [message, choice] = [useRef<HTMLOutputElement>(null), useRef<HTMLDivElement>(null)]
  const subject = { kind: 'move', category, consult } as const
  const { query, days: free } = useSlots(subject, mode, { days, enabled: asked > 0 })
  const own = usePatientInfo().data?.consults ?? []
  const found = earlierTimes(free, consult, own)
  const booking = useBooking({
    subject,
    isOverview: true,
    onBooked,
    onLost: () => {
      setLost('asking')
      void query.refetch({ cancelRefetch: false }).then(() => setLost('asked'))
    },
  })
  // The pressed button unmounts with its slot: focus moves to the next button, or to the text that there is none.
  useEffect(() => {
    if (lost === 'asked') (choice.current?.querySelector('button') ?? message.current)?.focus()
  }, [lost, choice, message])
  const isOffered = asked > 0 && query.data !== undefined && found.length > 0
  const showChoice = useEffectEvent(() => {
    // What is found comes later: who has gone on elsewhere meanwhile stays there.
    if (document.activeElement !== document.body && document.activeElement !== opener.current) return
    message.current?.focus({ preventScroll: true })
    message.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => {
    if (isOffered) showChoice()
  }, [isOffered])
  const refetch = useEffectEvent(() => void query.refetch({ cancelRefetch: false }))
  useEffect(() => {
    if (asked > 1) refetch()
  }, [asked])

  const isBusy = booking.busy || lost === 'asking'
  const move = (slot: Slot) => {
    // Ignores presses while a move or the refetch after a conflict is running.
    if (isBusy) return
    setLost(null)
    setChosen(slotId(slot))
    booking.submit(slot)
  }
  return (
    <>
      {/* Rendered while empty: a live region announces only changes after its insertion. */}
      <output ref={message} tabIndex={-1} className="block basis-full text-muted outline-none empty:sr-only">
        {asked > 0 && query.data && (
          <ContactText>{found.length > 0 ? t('earlier.found') : t('earlier.none')}</ContactText>
        )}
      </output>
      {asked > 0 && (
        <div className="flex basis-full flex-col gap-4">
          {booking.failure && (
            <ErrorAlert text={booking.failure.text} onRetry={booking.failure.retry} busy={booking.busy} />
          )}
          <QueryContent query={query} errorMessage={errorMessage} durationMs={duration.booking}>
            {() =>
              found.length > 0 && (
                <EarlierChoice
                  ref={choice}
                  consult={consult}
                  slots={found}
                  busy={isBusy ? chosen : null}
                  onMove={move}
                  onKeep={onKeep}
                />
              )
            }
          </QueryContent>
        </div>
      )}
    </>
  )
}
