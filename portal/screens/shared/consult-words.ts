import { useTranslation } from 'react-i18next'
import { consultType } from '../../api/contract/consult.ts'

const types = Object.values(consultType)

/** The Dutch name of a consult type; a general word for one this portal does not know. */
export function useConsultTypeName(): (typeId: number) => string {
  const { t } = useTranslation('appointment')
  return (typeId) => {
    const known = types.find((type) => type === typeId)
    return known ? t(`consultType.${known}`) : t('unknownType')
  }
}
