import { Button } from '#design-system'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countedDays, countsOf, dayKinds, differsFromMarks, emptyDays, lastDays, nextMark, type DayKind, type DayMark, type DayValues } from './rules/day-count.ts'
import { DayCounts, type DayCountsProps } from './day-counts.tsx'
import { DayGrid } from './day-grid.tsx'
import { DaySwatch } from './day-sign.tsx'

export interface DayCounterProps extends Omit<DayCountsProps, 'headingRef' | 'isByHand'> {
  /** The clinic's day, as 'yyyy-MM-dd' or a day key: the last of the 28. The one it opens with stays, also past midnight. */
  today: string
  /** The 28 days, oldest first; null is not marked yet. */
  marks: readonly DayMark[]
  onMarksChange: (marks: readonly DayMark[]) => void
}

/**
 * 28 days to tap, and the three counts they make. The counts are what the clinic gets, so they can be typed too. Typing
 * keeps the marks but takes the lead from them, and a line says so; the next tap counts from the calendar again, and
 * then a line says so and what stood there before. Nothing is ever replaced in silence.
 */
export function DayCounter({ today, marks, onMarksChange, ...counts }: DayCounterProps) {
  const { t } = useTranslation('days')
  const [days] = useState(() => lastDays(today))
  const heading = useRef<HTMLHeadingElement>(null)
  const [before, setBefore] = useState<DayValues | null>(null)
  const { values, onValueChange, onValueDone } = counts
  const isByHand = differsFromMarks(values, marks)
  const change = (changed: readonly DayMark[]) => {
    if (isByHand) setBefore(values)
    onMarksChange(changed)
    const made = countsOf(changed)
    for (const kind of dayKinds.filter((one) => made[one] !== values[one])) {
      onValueChange(kind, made[kind])
      onValueDone(kind, made[kind])
    }
  }
  const fill = () => {
    change(marks.map((mark) => mark ?? 'none'))
    // The button is gone with the last empty day.
    heading.current?.focus()
  }
  const type = (kind: DayKind, text: string) => {
    setBefore(null)
    onValueChange(kind, text)
  }
  return (
    <div className="flex flex-col gap-7">
      <p>{t('instruction')}</p>
      <ul aria-label={t('legend')} className="flex flex-wrap gap-x-5 gap-y-2">
        {dayKinds.map((kind) => <li key={kind} className="flex items-center gap-2"><DaySwatch mark={kind} />{t(`kind.${kind}`)}</li>)}
      </ul>
      <DayGrid days={days} marks={marks} onTap={(tapped) => change(marks.map((mark, place) => (place === tapped ? nextMark(mark) : mark)))} />
      <div className="flex flex-col gap-2">
        <output className="block max-w-measure empty:sr-only">{before && <TakenOver before={before} />}</output>
        <Marked empty={emptyDays(marks)} onFill={fill} />
      </div>
      <DayCounts {...counts} isByHand={isByHand} headingRef={heading} onValueChange={type} />
    </div>
  )
}

/** What the calendar put its own counts in the place of. */
function TakenOver({ before }: { before: DayValues }) {
  const { t } = useTranslation('days')
  const filled = dayKinds.filter((kind) => before[kind].trim() !== '')
  return t('takenOver', { before: filled.map((kind) => t('before', { kind: t(`kind.${kind}`).toLowerCase(), days: before[kind] })).join(', ') })
}

/** How far the calendar is, and one press for all days without a headache. */
function Marked({ empty, onFill }: { empty: number; onFill: () => void }) {
  const { t } = useTranslation('days')
  const isStarted = empty < countedDays
  return (
    <>
      <p className="font-bold">{t('marked', { marked: countedDays - empty, total: countedDays })}</p>
      {isStarted && empty > 0 && (
        <>
          <p>{t('gap', { count: empty })}</p>
          <Button className="self-start" onClick={onFill}>{t('fillGap')}</Button>
        </>
      )}
    </>
  )
}
