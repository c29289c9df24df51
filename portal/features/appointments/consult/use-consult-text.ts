import type { TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { consultType, type Consult } from '../../../api/contract/consult.ts'
import { useEmployeeName } from '../../../session/use-patient-info.ts'

const types = Object.values(consultType)

/** Returns a function that gives the Dutch name of a consult type; a general name for an unknown one. */
export function useConsultTypeName(): (typeId: number) => string {
  const { t } = useTranslation('appointment')
  return useCallback((typeId) => consultTypeName(t, typeId), [t])
}

/** The same outside of a component. */
export function consultTypeName(t: TFunction<'appointment'>, typeId: number): string {
  const known = types.find((type) => type === typeId)
  return known ? t(`consultType.${known}`) : t('unknownType')
}

/**
 * Returns a function that gives 'Controle via video met dr. A. Bos'; the type alone while names load or without a name.
 * `nobody` replaces an unknown name.
 */
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
