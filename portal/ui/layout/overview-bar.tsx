import {
  NavigationMenu,
  billIcon,
  calendarIcon,
  downloadIcon,
  fileIcon,
  homeIcon,
  logOffIcon,
  mailIcon,
  moonIcon,
  prescriptionIcon,
} from '#design-system'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { usePathname } from '../../navigation/current-entry.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { isOnboarded } from '../../rules/onboarded.ts'
import { logOffAtom } from '../../session/log-off.ts'
import { Logo } from './logo.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { RestButton } from './rest-button.tsx'
import { RestStrip } from './rest-strip.tsx'
import { useOpenViewPanel } from './view-dialog.tsx'

interface OverviewBarProps {
  /** Number of invoices past their due date, shown in the menu. */
  overdue?: number | undefined
}

/**
 * The bar of a signed-in patient's overview screens. Before onboarding is finished it has only the dashboard, display
 * settings and log-off (NAV-01).
 */
export function OverviewBar({ overdue = 0 }: OverviewBarProps) {
  const { t } = useTranslation()
  const pathname = usePathname()
  const logOff = useSetAtom(logOffAtom)
  const openPanel = useOpenViewPanel()
  const { data } = usePatientInfo()
  const entry = (href: string) => ({ href, current: href === pathname })
  const ofOnboarded = [
    { ...entry(pathTo('appointments')), label: t('menu.appointments'), icon: calendarIcon },
    { ...entry(pathTo('messages')), label: t('menu.messages'), icon: mailIcon },
    { ...entry(pathTo('prescriptions')), label: t('menu.prescriptions'), icon: prescriptionIcon },
    {
      ...entry(pathTo('finance')),
      label: t('menu.finance'),
      note: overdue > 0 ? t('menu.overdue', { amount: overdue }) : undefined,
      icon: billIcon,
    },
    { ...entry(pathTo('documents')), label: t('menu.documents'), icon: fileIcon },
    { ...entry(pathTo('takeOut')), label: t('menu.takeOut'), icon: downloadIcon },
  ]
  return (
    <>
      <NavigationMenu
        brand={<Logo />}
        homeHref={pathTo('dashboard')}
        label={t('menu.label')}
        items={[
          { ...entry(pathTo('dashboard')), label: t('menu.dashboard'), icon: homeIcon },
          ...(data && isOnboarded(data) ? ofOnboarded : []),
          { label: t('view.title'), icon: moonIcon, onPress: openPanel },
          { label: t('menu.logOff'), icon: logOffIcon, onPress: () => logOff() },
        ]}
      >
        <RestButton />
      </NavigationMenu>
      <RestStrip />
    </>
  )
}
