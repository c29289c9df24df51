import { Loading } from '#design-system'
import { useTranslation } from 'react-i18next'
import { consultState, consultType } from '../../api/contract/consult.ts'
import { useClock } from '../../platform/clock.ts'
import { Overview } from './overview.tsx'

/** Shows borders only, as filled cards would form one bright area; the content is invisible and gives the size. */
const framesOnly =
  'invisible flex flex-col gap-7 [&_section]:visible [&_section]:bg-transparent [&_section>*]:invisible [&_nav>ul]:visible [&_nav>ul]:bg-transparent [&_nav_li]:invisible'

/** Skeleton of the overview with the sizes of a usual one, to avoid layout shift when the data arrive. */
export function OverviewOutline() {
  const { t } = useTranslation()
  const inTwoWeeks = new Date(useClock().now().getTime() + 14 * 86_400_000).toISOString()
  const typicalConsult = {
    id: 0,
    employeeId: 0,
    consultTypeId: consultType.followUpClinic,
    state: consultState.open,
    startDateTime: inTwoWeeks,
    endDateTime: inTwoWeeks,
  }
  return (
    <div className="relative">
      <Loading label={t('loading')} className="absolute left-5 top-5 in-data-rest:left-0" />
      <div inert aria-hidden className={framesOnly}>
        <Overview
          info={{ consults: [typicalConsult], nextConsult: null, internal_message_threads: [], documents: [] }}
        />
      </div>
    </div>
  )
}
