import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { logoPicture } from './clinic-logo.ts'

interface Icon {
  name: string
  /** Side in px. */
  size: number
  /** Side of the logo as a fraction of the icon's; devices crop some icons to their own shape. */
  share: number
  hasGround: boolean
}

const icons: readonly Icon[] = [
  { name: 'any-192', size: 192, share: 1, hasGround: false },
  { name: 'any-512', size: 512, share: 1, hasGround: false },
  { name: 'maskable-512', size: 512, share: 0.6, hasGround: true },
  { name: 'apple-touch-icon', size: 180, share: 0.8, hasGround: true },
]

function drawIcon({ size, share, hasGround }: Icon, logo: string, ground: string): Uint8Array {
  const side = size * share
  const at = (size - side) / 2
  const placed = logo.replace(
    /<svg\b([^>]*)>/,
    (_, given: string) =>
      `<svg${given.replaceAll(/\s(?:x|y|width|height)="[^"]*"/g, '')} x="${at}" y="${at}" width="${side}" height="${side}">`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${hasGround ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}${placed}</svg>`
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** Writes a clinic's icons over the shipped ones in a built site. `colors`: its standard theme, by token name. Removes the monochrome icon, which shows the shipped logo. */
export function writeIcons(folder: string, source: string, colors: Readonly<Record<string, string>>): void {
  const logo = logoPicture(source, colors)
  mkdirSync(join(folder, 'icons'), { recursive: true })
  writeFileSync(join(folder, 'icons/icon.svg'), logo)
  for (const icon of icons)
    writeFileSync(join(folder, 'icons', `${icon.name}.png`), drawIcon(icon, logo, colors['page'] ?? ''))
  rmSync(join(folder, 'icons/monochrome-512.png'), { force: true })
}
