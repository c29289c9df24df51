import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePathname } from '../navigation/current-entry.ts'
import { patientInfoQuery } from '../api/queries.ts'
import { useOnReturn } from '../platform/use-on-return.ts'
import { useApiClient } from '../platform/api-client.ts'

/** Refetches patient info on a route change, on window focus and when the tab becomes visible (ACC-06). */
export function useRefresh(): void {
  const queries = useQueryClient()
  const call = useApiClient()
  const pathname = usePathname()

  // The first screen fetches it itself, or has it from the page's early calls.
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // Without cancelRefetch, this joins a fetch in flight.
    void queries.invalidateQueries(patientInfoQuery(call), { cancelRefetch: false })
  }, [queries, call, pathname])

  useOnReturn(() => void queries.invalidateQueries(patientInfoQuery(call), { cancelRefetch: false }))
}
