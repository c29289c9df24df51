import { BrandBar } from '#design-system'
import { addressOf } from '../../navigation/destinations.ts'
import { Logo } from './logo.tsx'
import { RestButton } from './rest-button.tsx'
import { RestStrip } from './rest-strip.tsx'

/** The bar of screens that need no session. */
export function VisitorBar() {
  return (
    <>
      <BrandBar brand={<Logo />} homeHref={addressOf('home')}>
        <RestButton />
      </BrandBar>
      <RestStrip />
    </>
  )
}
