import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../api/contract/invoice.ts'
import { dayText } from './rules/invoice-groups.ts'
import { useConsultTypeName } from '../appointments/consult/use-consult-text.ts'

/** Texts of an invoice in the list: its number, its consults, and the text that the search matches. */
export function useInvoiceTexts() {
  const { t } = useTranslation('finance')
  const typeName = useConsultTypeName()
  return useMemo(() => {
    const numberOf = ({ invoice_id: number }: Invoice): string => t('number', { number })
    /** 'Controle via video (2 keer), Intake op de kliniek' */
    const consultsOf = ({ consults }: Invoice): string => {
      const names = consults.map(({ type }) => typeName(type))
      return [...new Set(names)]
        .map((name) => ({ name, many: names.filter((one) => one === name).length }))
        .map(({ name, many: times }) => (times === 1 ? name : t('times', { name, many: times })))
        .join(', ')
    }
    return {
      numberOf,
      consultsOf,
      searched: (invoice: Invoice): string => `${numberOf(invoice)} ${dayText(invoice.date)} ${consultsOf(invoice)}`,
    }
  }, [t, typeName])
}
