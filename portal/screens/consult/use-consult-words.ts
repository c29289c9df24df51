import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { consultType, type Consult } from '../../api/contract/consult.ts'
import { useEmployeeName } from '../patient/use-patient-info.ts'

const types = Object.values(consultType)

/** The Dutch name of a consult type; a general word for one this portal does not know. */
export function useConsultTypeName(): (typeId: number) => string {
  const { t } = useTranslation('appointment')
  return useCallback((typeId) => {
    const known = types.find((type) => type === typeId)
    return known ? t(`consultType.${known}`) : t('unknownType')
  }, [t])
}

/** 'Controle via video met dr. A. Bos'; the type alone where nobody is named, and while the names are on their way. */
export function useConsultText(): (consult: Pick<Consult, 'consultTypeId' | 'employeeId'>) => string {
  const { t } = useTranslation('appointment')
  const typeName = useConsultTypeName()
  const employeeName = useEmployeeName()
  return ({ consultTypeId, employeeId }) => {
    const [type, name] = [typeName(consultTypeId), employeeName(employeeId)]
    return name ? t('with', { type, name }) : type
  }
}
