import { useAtomValue } from 'jotai'
import { appointmentBlock } from '../appointments/rules/appointment-block.ts'
import { useClock } from '../../platform/clock.ts'
import { isAtRestAtom } from '../../platform/view.ts'
import { AppointmentBlock } from '../appointments/consult/planned-block.tsx'
import { QuietConsultActions } from '../appointments/consult/quiet-consult-actions.tsx'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { QuickLinks } from './quick-links.tsx'
import { ContactLinks } from './contact-links.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import type { OverviewProps } from './overview-props.ts'
import { RestOverview } from './rest-overview.tsx'

/**
 * The overview: next appointment, contact, messages, actions for the appointment, and links to the sections; less while
 * 'Rust' is on (BLOCK-10, BLOCK-11).
 */
export function Overview({ info }: OverviewProps) {
  const isAtRest = useAtomValue(isAtRestAtom)
  return (
    <>
      <IncompleteNote
        of={info}
        fields={['consults', 'internal_message_threads', 'internal_message_threads.count_unread']}
      />
      {isAtRest ? <RestOverview info={info} /> : <WholeOverview info={info} />}
    </>
  )
}

function WholeOverview({ info }: OverviewProps) {
  const block = appointmentBlock(info.consults, useClock().now())
  return (
    <>
      <AppointmentBlock info={info} limit={1} />
      <ContactLinks />
      <MessagesPanel info={info} />
      {block.kind === 'planned' && <QuietConsultActions consult={block.planned[0]} later={block.planned.length - 1} />}
      <QuickLinks />
    </>
  )
}
