import { useAtomValue } from 'jotai'
import { appointmentBlock } from '../../rules/appointment-block.ts'
import { clockAtom } from '../../session/clock.ts'
import { AppointmentBlock, type PlannedInfo } from '../consult/appointment-block.tsx'
import { IncompleteNote } from '../failure/incomplete-note.tsx'
import { DirectWays, HelpWays } from './direct-ways.tsx'
import { MessagesPanel, type MessagesPanelProps } from './messages-panel.tsx'

/** What comes next, what is new, and the ways a patient needs most. */
export function Overview({ info }: { info: PlannedInfo & MessagesPanelProps['info'] & { incomplete?: readonly string[] } }) {
  const block = appointmentBlock(info.consults, useAtomValue(clockAtom).now())
  return (
    <>
      <AppointmentBlock info={info} limit={1} />
      <HelpWays />
      <IncompleteNote of={info} field="consults" />
      <MessagesPanel info={info} />
      <DirectWays later={block.kind === 'planned' ? block.planned.length - 1 : 0} />
    </>
  )
}
