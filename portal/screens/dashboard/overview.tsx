import { AppointmentBlock, type PlannedInfo } from '../consult/appointment-block.tsx'
import { DirectWays } from './direct-ways.tsx'
import { MessagesPanel, type MessagesPanelProps } from './messages-panel.tsx'

/** What comes next, what is new, and the ways a patient needs most. */
export function Overview({ info }: { info: PlannedInfo & MessagesPanelProps['info'] }) {
  return (
    <>
      <AppointmentBlock info={info} limit={1} />
      <MessagesPanel info={info} />
      <DirectWays />
    </>
  )
}
