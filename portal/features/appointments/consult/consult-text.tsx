import type { Consult } from '../../../api/contract/consult.ts'
import { useConsultText, useConsultTypeName } from './use-consult-words.ts'

interface ConsultTextProps {
  consult: Pick<Consult, 'consultTypeId' | 'employeeId'>
  /** Stands for a name that the clinic does not give; without it nothing does. */
  nobody?: string
}

/** What and with whom. The names come later than the rest: a phone keeps a line for them, so that nothing moves when they do. */
export function ConsultText({ consult, nobody }: ConsultTextProps) {
  const type = useConsultTypeName()(consult.consultTypeId)
  const withWhom = useConsultText(nobody)(consult).slice(type.length)
  const isNamed = consult.employeeId !== null || nobody !== undefined
  return (
    <span className="min-w-0">
      {type}
      {isNamed && <span className="max-wide:block max-wide:min-h-lh">{withWhom}</span>}
    </span>
  )
}
