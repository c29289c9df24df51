import { appointmentBlock } from '../appointments/rules/appointment-block.ts'
import { useClock } from '../../platform/clock.ts'
import { AppointmentBlock, type PlannedInfo } from '../appointments/consult/planned-block.tsx'
import { QuietConsultActions } from '../appointments/consult/quiet-consult-actions.tsx'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { DirectWays } from './direct-ways.tsx'
import { HelpWays } from './help-ways.tsx'
import { MessagesPanel, type MessagesPanelProps } from './messages-panel.tsx'

/** Overview: next appointment, help, messages, what can be done with the appointment, and links to the sections. */
export function Overview({ info }: { info: PlannedInfo & MessagesPanelProps['info'] }) {
  const block = appointmentBlock(info.consults, useClock().now())
  return (
    <>
      <IncompleteNote
        of={info}
        fields={['consults', 'internal_message_threads', 'internal_message_threads.count_unread']}
      />
      <AppointmentBlock info={info} limit={1} />
      <HelpWays />
      <MessagesPanel info={info} />
      {block.kind === 'planned' && <QuietConsultActions consult={block.planned[0]} later={block.planned.length - 1} />}
      <DirectWays />
    </>
  )
}
