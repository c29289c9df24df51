import { Button } from '#design-system'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  countedDays,
  countsOf,
  dayKinds,
  differsFromMarks,
  emptyDays,
  lastDays,
  nextMark,
  type DayKind,
  type DayMark,
  type DayValues,
} from '../rules/day-count.ts'
import { DayCounts, type DayCountsProps } from './day-counts.tsx'
import { DayGrid } from './day-grid.tsx'
import { DaySwatch } from './day-mark-icon.tsx'

/** Props of DayCounter: the calendar, and the counts. */
export interface DayCounterProps extends Omit<DayCountsProps, 'headingRef' | 'isByHand'> {
  /** Last of the 28 days, in the clinic's time zone, as 'yyyy-MM-dd' or day key. Fixed at mount, also past midnight. */
  today: string
  /** One per day, oldest first; null is not marked yet. */
  marks: readonly DayMark[]
  onMarksChange: (marks: readonly DayMark[]) => void
}

/**
 * Calendar of 28 days to tap, and the three counts it gives (MED-11). The counts are what the clinic receives, so they can also
 * be typed. Typing leaves the marks as they are; the next tap replaces the typed counts. A line of text reports both cases.
 */
export function DayCounter({ today, marks, onMarksChange, ...counts }: DayCounterProps) {
  const { t } = useTranslation('days')
  const [days] = useState(() => lastDays(today))
  const heading = useRef<HTMLHeadingElement>(null)
  const [replaced, setReplaced] = useState<DayValues | null>(null)
  const { values, onValueChange, onValueDone } = counts
  const isByHand = differsFromMarks(values, marks)
  const change = (changed: readonly DayMark[]) => {
    if (isByHand) setReplaced(values)
    onMarksChange(changed)
    const counted = countsOf(changed)
    for (const kind of dayKinds.filter((one) => counted[one] !== values[one])) {
      onValueChange(kind, counted[kind])
      onValueDone(kind, counted[kind])
    }
  }
  const fill = () => {
    change(marks.map((mark) => mark ?? 'none'))
    // The button unmounts with the last empty day.
    heading.current?.focus()
  }
  const type = (kind: DayKind, text: string) => {
    setReplaced(null)
    onValueChange(kind, text)
  }
  return (
    <div className="flex flex-col gap-7">
      <p>{t('instruction')}</p>
      <ul aria-label={t('legend')} className="flex flex-wrap gap-x-5 gap-y-2">
        {dayKinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <DaySwatch mark={kind} />
            <span>{t(`kind.${kind}`)}</span>
          </li>
        ))}
      </ul>
      <DayGrid
        days={days}
        marks={marks}
        onTap={(tapped) => change(marks.map((mark, index) => (index === tapped ? nextMark(mark) : mark)))}
      />
      <div className="flex flex-col gap-2">
        <output className="block max-w-measure empty:sr-only">
          {replaced && <ReplacedCounts before={replaced} />}
        </output>
        <FillRest empty={emptyDays(marks)} onFill={fill} />
      </div>
      <DayCounts {...counts} isByHand={isByHand} headingRef={heading} onValueChange={type} />
    </div>
  )
}

/** The typed counts that the calendar has replaced. */
function ReplacedCounts({ before }: { before: DayValues }) {
  const { t } = useTranslation('days')
  const filled = dayKinds.filter((kind) => before[kind].trim() !== '')
  return (
    <span>
      {t('takenOver', {
        before: filled
          .map((kind) => t('before', { kind: t(`kind.${kind}`).toLowerCase(), days: before[kind] }))
          .join(', '),
      })}
    </span>
  )
}

/** Button that marks the days left as days without headache, once one is marked. The counts below have the total. */
function FillRest({ empty, onFill }: { empty: number; onFill: () => void }) {
  const { t } = useTranslation('days')
  if (empty === 0 || empty === countedDays) return null
  return (
    <>
      <p>{t('gap', { count: empty })}</p>
      <Button className="self-start" onClick={onFill}>
        {t('fillGap')}
      </Button>
    </>
  )
}
