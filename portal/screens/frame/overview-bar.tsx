import { NavigationMenu } from '#design-system'
import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { usePathname } from 'wouter/use-browser-location'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { isOnboarded } from '../../rules/onboarded.ts'
import { signOutAtom } from '../../session/token.ts'
import { Logo } from './logo.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { ViewButton } from './view-button.tsx'

/** The bar of a signed-in patient's overview screens. */
export function OverviewBar() {
  const { t } = useTranslation()
  const pathname = usePathname()
  const signOut = useSetAtom(signOutAtom)
  const { data } = usePatientInfo()
  const entry = (href: string) => ({ href, current: href === pathname })
  return (
    <NavigationMenu
      brand={<Logo />}
      homeHref={addressOf(destinations.dashboard)}
      label={t('menu.label')}
      items={[
        { ...entry(addressOf(destinations.dashboard)), label: t('menu.dashboard'), icon: 'home' },
        ...(data && isOnboarded(data) ? [{ ...entry(addressOf(destinations.appointments)), label: t('menu.appointments'), icon: 'calendar' as const }] : []),
        { label: t('menu.logOff'), icon: 'logOff', onPress: () => signOut('loggedOff') },
      ]}
    >
      <ViewButton withWord />
    </NavigationMenu>
  )
}
