import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { employeesQuery, patientInfoQuery } from '../../api/queries.ts'
import { personName } from '../../rules/person-name.ts'
import { clinicAtom } from '../../session/clinic.ts'

/** Patient info, shared by every screen that shows some of it. */
export const usePatientInfo = () => useQuery(patientInfoQuery(useAtomValue(clinicAtom)))

/** Looks up an employee's name; empty when the employee is not known. */
export function useEmployeeName(): (employeeId: number | null) => string {
  const { data = [] } = useQuery(employeesQuery(useAtomValue(clinicAtom)))
  return (employeeId) => {
    const employee = data.find(({ id }) => id === employeeId)
    return employee ? personName(employee) : ''
  }
}
