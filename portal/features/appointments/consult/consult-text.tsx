import type { Consult } from '../../../api/contract/consult.ts'
import { useEmployeeName } from '../../../session/use-patient-info.ts'
import { ValueText } from '../../../ui/layout/value-text.tsx'
import { useConsultText, useConsultTypeName } from './use-consult-words.ts'

interface ConsultTextProps {
  consult: Pick<Consult, 'consultTypeId' | 'employeeId'>
  /** Replaces an unknown name; without it the name is left out. */
  nobody?: string
}

/** Type and employee. On phones the names, which load later, get a reserved line so that nothing shifts. */
export function ConsultText({ consult, nobody }: ConsultTextProps) {
  const type = useConsultTypeName()(consult.consultTypeId)
  const withWhom = useConsultText(nobody)(consult).slice(type.length)
  const name = useEmployeeName()(consult.employeeId)
  const isNamed = consult.employeeId !== null || nobody !== undefined
  return (
    <span className="min-w-0">
      <span>{type}</span>
      {isNamed && (
        <span className="max-wide:block max-wide:min-h-lh">
          <ValueText values={[name ?? '']}>{withWhom}</ValueText>
        </span>
      )}
    </span>
  )
}
