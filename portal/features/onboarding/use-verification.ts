import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerTimeout } from '../../api/client.ts'
import { identification } from '../../api/contract/identification.ts'
import { hasStatus } from '../../api/error.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { goTo, useNavigationState } from '../../navigation/history-entry.ts'
import { trustedAddress } from '../../rules/trusted-address.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { externalRedirectAtom } from '../../platform/external-redirect.ts'
import { useSettings } from '../../platform/settings.ts'
import { useRefreshPatientInfo } from '../../session/use-patient-info.ts'
import { useErrorMessage } from '../../ui/load-states/labelled-notice.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'

/** There is no address to go to, or none that is trusted. */
class NowhereToGo extends Error {
  readonly words: 'noAddress' | 'wrongAddress'

  constructor(words: NowhereToGo['words']) {
    super('There is nowhere to go.')
    this.words = words
  }
}

/** Begins a verification, and leaves for the site that does it. */
export function useVerification() {
  const { t } = useTranslation('identification')
  const call = useApiClient()
  const refresh = useRefreshPatientInfo()
  const { verificationOrigins } = useSettings()
  const { leaveFor } = useAtomValue(externalRedirectAtom)
  const given = useNavigationState('identification')
  const errorMessage = useErrorMessage({ inputLogicError: 'identification:noAddress' })
  const leaving = useLeaving()

  const begin = async () => {
    const redirectUrl = location.origin + addressOf('dashboard')
    try {
      const { identificationUrl } = await call(identification.startIdentification, { body: { redirectUrl } })
      const named = identificationUrl || given.identificationUrl
      if (!named) throw new NowhereToGo('noAddress')
      const address = trustedAddress(named, verificationOrigins)
      if (address === null) throw new NowhereToGo('wrongAddress')
      return address
    } catch (error) {
      if (!hasStatus(error, 'preconditionFailed')) throw error
      // The clinic knows already who this is; what is known here is old.
      void refresh()
      return null
    }
  }
  const { busy, ...rest } = useSubmit(begin, {
    onDone: (address) => {
      if (address === null) return goTo('dashboard', { replace: true, state: { message: t('known'), messageTone: 'info' } })
      leaving.begin()
      leaveFor(address)
    },
    errorMessage: (error) => (error instanceof NowhereToGo ? t(error.words) : errorMessage(error)),
  })
  return { ...rest, busy: busy || leaving.isUnderWay }
}

/** Until the other site is there. Who comes back, or waits in vain, can begin anew. */
function useLeaving() {
  const [isUnderWay, setIsUnderWay] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return undefined
    const stay = () => setIsUnderWay(false)
    const timer = setTimeout(stay, answerTimeout)
    addEventListener('pageshow', stay)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', stay)
    }
  }, [isUnderWay])
  return { isUnderWay, begin: () => setIsUnderWay(true) }
}
