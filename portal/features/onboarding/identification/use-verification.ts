import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerTimeout } from '../../../api/client.ts'
import { identification } from '../../../api/contract/identification.ts'
import { hasStatus } from '../../../api/error.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import { goTo, useNavigationState } from '../../../navigation/history-entry.ts'
import { trustedAddress } from '../../../rules/trusted-address.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { externalRedirectAtom } from './external-redirect.ts'
import { useSettings } from '../../../platform/settings.ts'
import { useRefreshPatientInfo } from '../../../session/use-patient-info.ts'
import { useErrorMessage } from '../../../ui/load-states/alert.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'

/** The clinic gave no URL, or one outside the trusted origins. */
class VerificationUrlError extends Error {
  readonly messageKey: 'noAddress' | 'wrongAddress'

  constructor(messageKey: VerificationUrlError['messageKey']) {
    super('There is nowhere to go.')
    this.messageKey = messageKey
  }
}

/**
 * Starts a verification and opens its site in this tab, if its URL is trusted (IDENT-03). A patient who is identified
 * already goes to the dashboard. `busy` until the other site opens.
 */
export function useVerification() {
  const { t } = useTranslation('identification')
  const call = useApiClient()
  const refresh = useRefreshPatientInfo()
  const { verificationOrigins } = useSettings()
  const { leaveFor } = useAtomValue(externalRedirectAtom)
  const navigationState = useNavigationState('identification')
  const errorMessage = useErrorMessage({ inputLogicError: 'identification:noAddress' })
  const redirecting = useRedirecting()

  const startVerification = async () => {
    const redirectUrl = location.origin + pathTo('dashboard')
    try {
      const { identificationUrl } = await call(identification.startIdentification, { body: { redirectUrl } })
      const url = identificationUrl || navigationState.identificationUrl
      if (!url) throw new VerificationUrlError('noAddress')
      const address = trustedAddress(url, verificationOrigins)
      if (address === null) throw new VerificationUrlError('wrongAddress')
      return address
    } catch (error) {
      if (!hasStatus(error, 'preconditionFailed')) throw error
      // Identified already: the cached patient info is outdated.
      void refresh()
      return null
    }
  }
  const { busy, ...rest } = useSubmit(startVerification, {
    onDone: (address) => {
      if (address === null)
        return goTo('dashboard', { replace: true, state: { message: t('known'), messageTone: 'info' } })
      redirecting.begin()
      leaveFor(address)
    },
    errorMessage: (error) => (error instanceof VerificationUrlError ? t(error.messageKey) : errorMessage(error)),
  })
  return { ...rest, busy: busy || redirecting.isUnderWay }
}

/** Busy state until the other site opens. Reset when the patient comes back, or after a timeout. */
function useRedirecting() {
  const [isUnderWay, setIsUnderWay] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return undefined
    const reset = () => setIsUnderWay(false)
    const timer = setTimeout(reset, answerTimeout)
    addEventListener('pageshow', reset)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', reset)
    }
  }, [isUnderWay])
  return { isUnderWay, begin: () => setIsUnderWay(true) }
}
