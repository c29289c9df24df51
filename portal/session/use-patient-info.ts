import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PatientInfo } from '../api/contract/patient.ts'
import { fetchFresh } from '../api/fetch-fresh.ts'
import { employeesQuery, patientInfoQuery } from '../api/queries.ts'
import { personName } from '../rules/person-name.ts'
import { useApiClient } from '../platform/api-client.ts'

/** Patient info, shared by every screen that shows some of it. */
export const usePatientInfo = () => useQuery(patientInfoQuery(useApiClient()))

/** Asks the clinic anew, whatever is known: to see whether something was done. */
export function useFreshPatientInfo(): () => Promise<PatientInfo> {
  const queries = useQueryClient()
  const call = useApiClient()
  return () => fetchFresh(queries, patientInfoQuery(call))
}

/** Has patient info asked anew; resolves once it is there, or failed. */
export function useRefreshPatientInfo(): () => Promise<void> {
  const queries = useQueryClient()
  const call = useApiClient()
  return () => queries.invalidateQueries(patientInfoQuery(call))
}

/** Patient info as it was last heard, at the moment of the call; undefined where it never was. */
export function useKnownPatientInfo(): () => PatientInfo | undefined {
  const queries = useQueryClient()
  const { queryKey } = patientInfoQuery(useApiClient())
  return () => queries.getQueryData(queryKey)
}

/** Looks up an employee's name: null when the clinic does not name one, undefined while the names are on their way. */
export function useEmployeeName(): (employeeId: number | null) => string | null | undefined {
  const { data = [], isPending } = useQuery(employeesQuery(useApiClient()))
  return (employeeId) => {
    if (isPending) return undefined
    const employee = data.find(({ id }) => id === employeeId)
    return (employee && personName(employee)) || null
  }
}
