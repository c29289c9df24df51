import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PatientInfo } from '../api/contract/patient.ts'
import { fetchFresh } from '../api/fetch-fresh.ts'
import { employeesQuery, patientInfoQuery } from '../api/queries.ts'
import { personName } from '../rules/person-name.ts'
import { useApiClient } from '../platform/api-client.ts'

/** Patient info, shared by every screen that shows some of it. */
export const usePatientInfo = () => useQuery(patientInfoQuery(useApiClient()))

/** Fetches patient info ignoring the cache, to check whether a write was applied. Rejects with an ApiError. */
export function useFreshPatientInfo(): () => Promise<PatientInfo> {
  const queries = useQueryClient()
  const call = useApiClient()
  return () => fetchFresh(queries, patientInfoQuery(call))
}

/** Refetches patient info; resolves once that has succeeded or failed. */
export function useRefreshPatientInfo(): () => Promise<void> {
  const queries = useQueryClient()
  const call = useApiClient()
  return () => queries.invalidateQueries(patientInfoQuery(call))
}

/**
 * Returns a function that reads the cached patient info at the moment of the call; undefined if there is none. Does not
 * re-render.
 */
export function useKnownPatientInfo(): () => PatientInfo | undefined {
  const queries = useQueryClient()
  const { queryKey } = patientInfoQuery(useApiClient())
  return () => queries.getQueryData(queryKey)
}

/** Looks up an employee's name: null if the clinic gives none, undefined while names are loading. */
export function useEmployeeName(): (employeeId: number | null) => string | null | undefined {
  const { data = [], isPending } = useQuery(employeesQuery(useApiClient()))
  return (employeeId) => {
    if (isPending) return undefined
    const employee = data.find(({ id }) => id === employeeId)
    return (employee && personName(employee)) || null
  }
}
