import { appointmentBlock } from '../appointments/rules/appointment-block.ts'
import { useClock } from '../../platform/clock.ts'
import { AppointmentBlock, type PlannedInfo } from '../appointments/consult/planned-block.tsx'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { DirectWays, HelpWays } from './direct-ways.tsx'
import { MessagesPanel, type MessagesPanelProps } from './messages-panel.tsx'

/** Overview: next appointment, help, messages, and links to the sections. */
export function Overview({ info }: { info: PlannedInfo & MessagesPanelProps['info'] }) {
  const block = appointmentBlock(info.consults, useClock().now())
  return (
    <>
      <IncompleteNote of={info} fields={['consults', 'internal_message_threads', 'internal_message_threads.count_unread']} />
      <AppointmentBlock info={info} limit={1} />
      <HelpWays />
      <MessagesPanel info={info} />
      <DirectWays later={block.kind === 'planned' ? block.planned.length - 1 : 0} />
    </>
  )
}
