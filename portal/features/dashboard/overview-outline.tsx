import { Loading } from '#design-system'
import { useTranslation } from 'react-i18next'
import { consultState, consultType } from '../../api/contract/consult.ts'
import { useClock } from '../../platform/clock.ts'
import { Overview } from './overview.tsx'

/** Only frames are seen, and not their ground, which would be one bright plane: what stands in them is there for its size. */
const framesOnly = 'invisible flex flex-col gap-7 [&_section]:visible [&_section]:bg-transparent [&_section>*]:invisible [&_nav>ul]:visible [&_nav>ul]:bg-transparent [&_nav_li]:invisible'

/** While it is on its way: the frames of a usual overview, where they will stand and as high. Nothing moves when it comes. */
export function OverviewOutline() {
  const { t } = useTranslation()
  const soon = new Date(useClock().now().getTime() + 14 * 86_400_000).toISOString()
  const usual = { id: 0, employeeId: 0, consultTypeId: consultType.followUpClinic, state: consultState.open, startDateTime: soon, endDateTime: soon }
  return (
    <div className="relative">
      <Loading label={t('loading')} className="absolute left-5 top-5" />
      <div inert aria-hidden className={framesOnly}>
        <Overview info={{ consults: [usual], nextConsult: null, internal_message_threads: [] }} />
      </div>
    </div>
  )
}
