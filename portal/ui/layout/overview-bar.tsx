import {
  NavigationMenu,
  billIcon,
  calendarIcon,
  fileIcon,
  homeIcon,
  logOffIcon,
  mailIcon,
  prescriptionIcon,
} from '#design-system'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { usePathname } from '../../navigation/current-entry.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { isOnboarded } from '../../rules/onboarded.ts'
import { logOffAtom } from '../../session/log-off.ts'
import { Logo } from './logo.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { ViewButton } from './view-button.tsx'

/** The bar of a signed-in patient's overview screens. */
export function OverviewBar() {
  const { t } = useTranslation()
  const pathname = usePathname()
  const logOff = useSetAtom(logOffAtom)
  const { data } = usePatientInfo()
  const entry = (href: string) => ({ href, current: href === pathname })
  const ofOnboarded = [
    { ...entry(addressOf('appointments')), label: t('menu.appointments'), icon: calendarIcon },
    { ...entry(addressOf('messages')), label: t('menu.messages'), icon: mailIcon },
    { ...entry(addressOf('prescriptions')), label: t('menu.prescriptions'), icon: prescriptionIcon },
    { ...entry(addressOf('finance')), label: t('menu.finance'), icon: billIcon },
    { ...entry(addressOf('documents')), label: t('menu.documents'), icon: fileIcon },
  ]
  return (
    <NavigationMenu
      brand={<Logo />}
      homeHref={addressOf('dashboard')}
      label={t('menu.label')}
      items={[
        { ...entry(addressOf('dashboard')), label: t('menu.dashboard'), icon: homeIcon },
        ...(data && isOnboarded(data) ? ofOnboarded : []),
        { label: t('menu.logOff'), icon: logOffIcon, onPress: () => logOff() },
      ]}
    >
      <ViewButton />
    </NavigationMenu>
  )
}
