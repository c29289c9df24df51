import { BrandBar } from '#design-system'
import { addressOf } from '../../navigation/destinations.ts'
import { Logo } from './logo.tsx'
import { ViewButton } from './view-button.tsx'

/** The bar of screens that need no session. */
export function VisitorBar() {
  return (
    <BrandBar brand={<Logo />} homeHref={addressOf('home')}>
      <ViewButton />
    </BrandBar>
  )
}
