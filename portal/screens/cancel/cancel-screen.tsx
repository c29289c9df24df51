import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import type { Consult } from '../../api/contract/consult.ts'
import { changeableConsult } from '../../rules/appointment-block.ts'
import { clockAtom } from '../../session/clock.ts'
import { NotOffered } from '../consult/not-offered.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'
import { CancelForm } from './cancel-form.tsx'

/** Cancelling one consult; what the navigation state does not tell comes from patient info. */
export function CancelScreen() {
  const { t } = useTranslation('appointment')
  const { consultId } = useNavigationState(destinations.cancel)
  const info = usePatientInfo()
  const consult = useCancelled(consultId)
  const toList = { href: addressOf(destinations.appointments) }
  return (
    <Screen
      title={t('cancel.title')} width="form"
      header={<TaskBar title={t('cancel.title')} titleAs="p" back={toList} close={toList} />}
    >
      <h1>{consult ? t('cancel.question') : t('cancel.title')}</h1>
      <Loaded query={info}>
        {(known) => (consult
          ? <CancelForm consult={consult} />
          : <NotOffered info={known} change={`${t('cancel.invalid')} ${t('cancel.notCancellable')}`} />)}
      </Loaded>
    </Screen>
  )
}

/** The consult to cancel. Judged when it is opened: that it is cancelled by now does not close the form before the patient goes on. */
function useCancelled(id: number | undefined): Consult | undefined {
  const { now } = useAtomValue(clockAtom)
  const { data } = usePatientInfo()
  const [opened, setOpened] = useState<Consult>()
  if (opened && opened.id === id) return opened
  const consult = data && changeableConsult(data.consults, id, now())
  if (consult) setOpened(consult)
  return consult
}
