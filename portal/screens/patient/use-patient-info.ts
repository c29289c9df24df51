import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { employeesQuery, patientInfoQuery } from '../../api/queries.ts'
import { personName } from '../../rules/person-name.ts'
import { clinicAtom } from '../../session/clinic.ts'

/** Patient info, shared by every screen that shows some of it. */
export const usePatientInfo = () => useQuery(patientInfoQuery(useAtomValue(clinicAtom)))

/** Looks up an employee's name: '(onbekend)' when the clinic does not name one, undefined while the names are on their way. */
export function useEmployeeName(): (employeeId: number | null) => string | undefined {
  const { t } = useTranslation()
  const { data = [], isPending } = useQuery(employeesQuery(useAtomValue(clinicAtom)))
  return (employeeId) => {
    if (isPending) return undefined
    const employee = data.find(({ id }) => id === employeeId)
    return (employee && personName(employee)) || t('unknownPerson')
  }
}
