import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { viewports } from '../../.storybook/modes.ts'

/** What people, phones and other programs write. */
const naughty: Readonly<Record<string, string>> = {
  'one endless word': 'Hoofdpijnbehandelovereenkomst'.repeat(12),
  'an address without a break': `https://voorbeeld.nl/${'a1b2-c3d4_'.repeat(40)}`,
  'one cluster of joined people': Array.from({ length: 60 }, () => '👩').join('\u200D'),
  'a family beside a family': '👨‍👩‍👧‍👦'.repeat(60),
  'flags and skin tones': '🇳🇱👍🏽'.repeat(60),
  'letters under marks': `Z${'\u0310\u0311\u0312\u0334\u0327'.repeat(60)}algo`.repeat(4),
  'one cluster of Devanagari': `${'क्'.repeat(60)}ष`,
  Devanagari: 'क्षत्रिय'.repeat(40),
  Thai: 'กิ่งน้ำแข็ง'.repeat(40),
  'turned around': `\u202E${'moc.dleebroov@amme '.repeat(12)}\u202C`,
  'isolates left open': `\u2067${'שלום'.repeat(40)}`,
  'joined by nothing': 'a\u2060'.repeat(200),
  'spaces that do not break': `a${'\u00A0'.repeat(120)}b`,
  tabs: `a${'\t'.repeat(60)}b`,
  'blanks of many kinds': '\u3000\u2003\u202F'.repeat(60),
  'wide signs': '﷽'.repeat(30),
  'lines without end': 'a\n'.repeat(40),
}

export const textsOfAnyKind = Object.entries(naughty)

/** Which of these, each with that text on the smallest phone, push the page sideways; with how wide it gets. */
export async function stickingOut(
  drawings: Readonly<Record<string, (text: string) => ReactNode>>,
  text: string,
): Promise<string[]> {
  await page.viewport(viewports.small.width, viewports.small.height)
  onTestFinished(() => page.viewport(viewports.phone.width, viewports.phone.height))
  return Object.entries(drawings).flatMap(([name, draw]) => {
    const { container, unmount } = render(draw(text))
    container.className = 'px-5'
    const { scrollWidth, clientWidth } = document.documentElement
    unmount()
    return scrollWidth > clientWidth ? [`${name}: ${scrollWidth} px`] : []
  })
}
