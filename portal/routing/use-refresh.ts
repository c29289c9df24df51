import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { patientInfoQuery } from '../api/queries.ts'
import { clinicAtom } from '../session/clinic.ts'

/** Signs that come together (focus and visibility) count as one when they fall within this time, in ms. */
const together = 500

/** Asks for patient info anew on a route change, on window focus and when the tab becomes visible. */
export function useRefresh(): void {
  const queries = useQueryClient()
  const call = useAtomValue(clinicAtom)
  const pathname = usePathname()

  useEffect(() => {
    // At start the first screen asks; afterwards every new route does.
    void queries.invalidateQueries(patientInfoQuery(call), { cancelRefetch: false })
  }, [queries, call, pathname])

  useEffect(() => {
    let asked = -Infinity
    const onSign = () => {
      if (document.visibilityState !== 'visible' || performance.now() - asked < together) return
      asked = performance.now()
      void queries.invalidateQueries(patientInfoQuery(call), { cancelRefetch: false })
    }
    addEventListener('focus', onSign)
    document.addEventListener('visibilitychange', onSign)
    return () => {
      removeEventListener('focus', onSign)
      document.removeEventListener('visibilitychange', onSign)
    }
  }, [queries, call])
}
