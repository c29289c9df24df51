import { billIcon, calendarIcon, List, ListRow, mailIcon, phoneIcon, prescriptionIcon } from '#design-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'

/** What a patient needs most, one tap away; help first, for who has an attack now. */
export function DirectWays() {
  const { t } = useTranslation(['dashboard', 'common', 'clinic'])
  const heading = useId()
  return (
    <nav aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading}>{t('direct.title')}</h2>
      <List>
        <ListRow icon={phoneIcon} title={t('direct.call')} href={`tel:${t('clinic:phoneLink')}`}>{t('direct.callMore')}</ListRow>
        <ListRow icon={mailIcon} title={t('direct.ask')} href={addressOf(destinations.newQuestion)} />
        <ListRow icon={prescriptionIcon} title={t('common:menu.prescriptions')} href={addressOf(destinations.prescriptions)} />
        <ListRow icon={calendarIcon} title={t('common:menu.appointments')} href={addressOf(destinations.appointments)} />
        <ListRow icon={billIcon} title={t('common:menu.finance')} href={addressOf(destinations.finance)} />
      </List>
    </nav>
  )
}
