import type { Consult } from '../../../api/contract/consult.ts'
import { useEmployeeName } from '../../../session/use-patient-info.ts'
import { ValueText } from '../../../ui/layout/value-text.tsx'
import { useConsultText, useConsultTypeName } from './use-consult-text.ts'

interface ConsultTextProps {
  consult: Pick<Consult, 'consultTypeId' | 'employeeId'>
  /** Replaces an unknown name; without it the name is left out. */
  nobody?: string
}

/**
 * Type and employee of a consult. On phones a line is reserved for the name, which loads later, so that nothing shifts.
 */
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
