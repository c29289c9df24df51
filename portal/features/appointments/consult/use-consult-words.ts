import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { consultType, type Consult } from '../../../api/contract/consult.ts'
import { useEmployeeName } from '../../../session/use-patient-info.ts'

const types = Object.values(consultType)

/** The Dutch name of a consult type; a general word for one this portal does not know. */
export function useConsultTypeName(): (typeId: number) => string {
  const { t } = useTranslation('appointment')
  return useCallback((typeId) => {
    const known = types.find((type) => type === typeId)
    return known ? t(`consultType.${known}`) : t('unknownType')
  }, [t])
}

/** 'Controle via video met dr. A. Bos'; the type alone while the names are on their way, and where nobody is named unless there is a word for that. */
export function useConsultText(nobody?: string): (consult: Pick<Consult, 'consultTypeId' | 'employeeId'>) => string {
  const { t } = useTranslation('appointment')
  const typeName = useConsultTypeName()
  const employeeName = useEmployeeName()
  return ({ consultTypeId, employeeId }) => {
    const [type, found] = [typeName(consultTypeId), employeeName(employeeId)]
    const name = found === null ? nobody : found
    return name ? t('with', { type, name }) : type
  }
}
