import { NavigationMenu } from '#design-system'
import { useTranslation } from 'react-i18next'
import { paths } from '../../navigation/paths.ts'
import { Logo } from './logo.tsx'
import { ViewButton } from './view-button.tsx'

/** The bar of screens that need no session. */
export function VisitorBar() {
  const { t } = useTranslation()
  return (
    <NavigationMenu brand={<Logo />} homeHref={paths.home} label={t('menu.label')} items={[]}>
      <ViewButton withWord />
    </NavigationMenu>
  )
}
