import { AppointmentBlock, type PlannedInfo } from '../consult/appointment-block.tsx'
import { IncompleteNote } from '../failure/incomplete-note.tsx'
import { DirectWays } from './direct-ways.tsx'
import { MessagesPanel, type MessagesPanelProps } from './messages-panel.tsx'

/** What comes next, what is new, and the ways a patient needs most. */
export function Overview({ info }: { info: PlannedInfo & MessagesPanelProps['info'] & { incomplete?: readonly string[] } }) {
  return (
    <>
      <AppointmentBlock info={info} limit={1} />
      <IncompleteNote of={info} field="consults" />
      <MessagesPanel info={info} />
      <DirectWays />
    </>
  )
}
