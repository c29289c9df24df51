import type { Requirement } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasStatus } from '../../api/error.ts'
import type { FieldRule } from '../../rules/field-rule.ts'
import { holdsContactInfo } from './rules/contact-info.ts'
import { passwordRequirements, passwordRule } from './rules/password.ts'

const isValid = (password: string) => 'value' in passwordRule(password)

/**
 * The five requirements of a password as the list shows them (REG-07). Contact details do not block: the clinic decides, and if it
 * refuses a password that meets the other four, the fifth counts as not met.
 */
export function usePasswordRequirements<Answer>(
  typed: string,
  contact: { email: string; phone: string },
  send: (password: string) => Promise<Answer>,
) {
  const { t } = useTranslation('account')
  /** The password that was refused for what it lacks, by the rule or by the clinic. */
  const [refused, setRefused] = useState<string | null>(null)
  const contactState = () => {
    if (typed === '') return 'unchecked'
    return (typed === refused && isValid(typed)) || holdsContactInfo(typed, contact) ? 'open' : 'met'
  }
  const items: Requirement[] = [
    ...passwordRequirements.map(({ id, isMet }): Requirement => ({
      id,
      label: t(`password.rule.${id}`),
      state: isMet(typed) ? 'met' : 'open',
    })),
    { id: 'contact', label: t('password.rule.contact'), state: contactState() },
  ]
  const met = items.filter(({ state }) => state === 'met').length
  const rule: FieldRule = (password) => {
    setRefused(isValid(password) ? null : password)
    return passwordRule(password)
  }
  const sendChecked = async (password: string) => {
    try {
      return await send(password)
    } catch (error) {
      if (hasStatus(error, 'inputLogicError')) setRefused(password)
      throw error
    }
  }
  return {
    items,
    summary: t('password.summary', { met, total: items.length }),
    rule,
    send: sendChecked,
    isRefused: refused !== null,
    isComplete: met === items.length,
  }
}
