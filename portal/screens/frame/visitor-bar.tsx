import { NavigationMenu } from '#design-system'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { Logo } from './logo.tsx'
import { ViewButton } from './view-button.tsx'

/** The bar of screens that need no session. */
export function VisitorBar() {
  const { t } = useTranslation()
  return (
    <NavigationMenu brand={<Logo />} homeHref={addressOf(destinations.home)} label={t('menu.label')} items={[]}>
      <ViewButton withWord />
    </NavigationMenu>
  )
}
