import { BrandBar } from '#design-system'
import { pathTo } from '../../navigation/route-table.ts'
import { Logo } from './logo.tsx'
import { RestButton } from './rest-button.tsx'
import { RestStrip } from './rest-strip.tsx'

/** The bar of screens that need no session. */
export function VisitorBar() {
  return (
    <>
      <BrandBar brand={<Logo />} homeHref={pathTo('home')}>
        <RestButton />
      </BrandBar>
      <RestStrip />
    </>
  )
}
