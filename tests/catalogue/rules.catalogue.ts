import { expect, test, type Page } from '@playwright/test'
import { dress, type Dress } from './preview.ts'
import { breaksIn, injectRules, type Rule } from './rules/inject-rules.ts'
import { pointAtAll } from './rules/pointer.ts'
import { mostShift, shiftsIn, watchShifts } from './rules/shifts.ts'
import { watch } from './watch.ts'
import { extended } from '../support/extended.ts'

test.use({ viewport: { width: 320, height: 256 } })

const showExample = async (page: Page, body: string): Promise<void> => {
  await page.setContent(
    `<style>body { margin: 8px; font: 18px/1.6 sans-serif } .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }</style>${body}`,
  )
  await injectRules(page)
}

/** Per rule what it must find, each with a word of what it must say, and what it must leave alone. */
const samples: Record<Rule, { wrong: [body: string, message: string][]; right: string[] }> = {
  emptiness: {
    wrong: [['<div class="hidden">Alleen te horen</div>', 'nothing to see']],
    right: [
      '<p>Tekst</p>',
      '<button style="width: 44px; height: 44px"></button>',
      '<div id="storybook-root"><svg></svg></div>',
    ],
  },
  brokenReferences: {
    wrong: [
      ['<label for="weg">Naam</label>', '"weg" points to nothing'],
      ['<p id="a">Een</p><p id="a">Twee</p><input aria-describedby="a">', '"a" stands there 2 times'],
      ['<button aria-labelledby="a b"><span id="a">Bel</span></button>', '"b" points to nothing'],
    ],
    right: [
      '<label for="a">Naam</label><input id="a" aria-describedby="b"><p id="b">Uitleg</p>',
      '<button aria-controls="later" aria-describedby="">Menu</button>',
    ],
  },
  smallTargets: {
    wrong: [
      ['<button style="width: 43px; height: 60px">Klein</button>', 'button> "Klein" is 43 × 6'],
      ['<div role="switch" tabindex="0" style="width: 60px; height: 30px">Aan</div>', 'role=switch> "Aan" is 6'],
      ['<input type="checkbox" id="a" style="width: 20px; height: 20px"><label for="a">Ja</label>', 'input id=a'],
      ['<a href="#x">Alleen</a>', '<a>'],
      ['<p style="line-height: 20px">Lees de <a href="#x">uitleg</a> eerst.</p>', 'line of 20 px'],
    ],
    right: [
      '<button style="width: 44px; height: 44px">Groot</button>',
      '<p style="line-height: 24px">Lees de <a href="#x">uitleg</a> eerst.</p>',
      '<input type="checkbox" id="a" style="width: 20px; height: 20px"><label for="a" style="display: inline-block; padding: 12px 20px">Ja</label>',
      '<div style="position: relative; height: 80px"><a href="#x">Kaart<span style="position: absolute; inset: 0"></span></a></div>',
      '<button disabled style="width: 9px; height: 9px"></button><input class="hidden" type="file"><a class="hidden" href="#x">Sla over</a>',
    ],
  },
  sidewaysScroll: {
    wrong: [
      ['<div style="width: 400px">Breed</div>', 'the page is 408 px wide'],
      ['<div id="part" style="overflow-x: auto"><div style="width: 400px">Breed</div></div>', 'id=part'],
    ],
    right: [
      '<p>Past</p><div style="overflow: auto; height: 50px"><div style="height: 400px">Lang</div></div>',
      '<div style="overflow: auto"><div role="grid" style="width: 400px">Kalender</div></div>',
      '<div style="overflow: auto"><table><td style="min-width: 400px">Tabel</table></div>',
    ],
  },
  cutText: {
    wrong: [
      [
        '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Medicijnoverzicht</p>',
        '"Medicijnoverzicht"',
      ],
      [
        '<div id="low" style="height: 30px; overflow: hidden"><p style="margin: 0">Een regel en dan nog een regel die er niet meer bij past.</p></div>',
        'id=low',
      ],
      [
        '<div style="overflow: hidden"><p style="width: 600px">Deze tekst loopt aan de rechterkant het venster uit, en niemand kan dat lezen.</p></div>',
        'runs from',
      ],
      ['<p style="position: absolute; left: -30px">Links weg</p>', 'runs from -30'],
    ],
    right: [
      '<p>Past</p><p class="hidden">Alleen voor wie luistert, en dus niet te zien</p>',
      '<p style="overflow: hidden; line-height: 1">Grote letters gq</p>',
      '<div style="overflow: auto; height: 50px"><p>Een regel</p><p>Nog een</p><p>En nog een</p></div>',
    ],
  },
  overlappingText: {
    wrong: [
      [
        '<p style="height: 10px; margin: 0">Eerste regel</p><p style="margin: 0">Tweede regel</p>',
        '"Eerste regel" in <p> "Eerste regel" lies over "Tweede regel"',
      ],
    ],
    right: [
      '<p>Eerste regel</p><p>Tweede regel</p>',
      '<p>Onder</p><p style="position: fixed; inset: 0">Balk</p>',
      '<p>Onder</p><div style="position: absolute; top: 0; background: white"><p>Paneel</p></div>',
      '<div style="display: grid"><p style="grid-area: 1/1; visibility: hidden">Opslaan</p><p style="grid-area: 1/1">Bezig</p></div>',
    ],
  },
  coveredByToast: {
    wrong: [
      [
        '<section data-part="toasts" style="position: fixed; top: 0; left: 0; right: 0; height: 70px"><ul><li style="height: 70px">Fout</li></ul></section><main><h1>Wie bent u?</h1></main>',
        'covers <h1> "Wie bent u?"',
      ],
      [
        '<section data-part="toasts" style="position: fixed; top: 0; left: 0; right: 0"><ul><li style="height: 150px">Fout</li></ul></section><header style="height: 68px">Balk</header><main><label for="a">Voorletters</label><input id="a" aria-invalid="true"></main>',
        'covers <input id=a>',
      ],
      [
        '<section data-part="toasts" style="position: fixed; top: 0; left: 0; right: 0"><ul><li style="height: 150px">Fout</li></ul></section><header style="height: 68px">Balk</header><main><button>Volgende</button></main>',
        'covers <button> "Volgende"',
      ],
    ],
    right: [
      '<section data-part="toasts" style="position: absolute; top: 0; left: 0; right: 0"><ul style="margin: 0; padding: 0"><li style="height: 68px">Fout</li></ul></section><header style="height: 68px">Balk <a href="#x">Terug</a></header><main><h1>Wie bent u?</h1></main>',
      '<main><h1>Geen melding</h1></main>',
    ],
  },
  smallText: {
    wrong: [['<p style="font-size: 15px">Klein</p>', '"Klein" is 15 px']],
    right: ['<p style="font-size: 16px">Genoeg</p>', '<p class="hidden" style="font-size: 9px">Ongezien</p>'],
  },
  motion: {
    wrong: [
      ['<button style="transition: background 150ms">Glijdt</button>', '0.15s'],
      [
        '<style>@keyframes turn { to { rotate: 1turn } }</style><div style="animation: turn 1s infinite">Draait</div>',
        'is moving',
      ],
      ['<style>p::after { content: "x"; transition: opacity 1s }</style><p>Na</p>', '::after'],
      ['<div style="scroll-behavior: smooth">Glijdt</div>', 'scrolling smooth'],
    ],
    right: ['<button>Staat stil</button>'],
  },
  borderlessControls: {
    wrong: [
      ['<button style="border: 0; background: green">Los</button>', '"Los" has no edge'],
      ['<div role="radio" tabindex="0" aria-checked="true" style="background: green">Ja</div>', 'role=radio'],
      ['<input style="border-style: none">', '<input>'],
      ['<button style="border: 0"><svg width="20" height="20"></svg>Menu</button>', '"Menu" has no edge'],
      ['<a href="#x" style="forced-color-adjust: none; color: black; text-decoration: none">Tekst</a>', '<a> "Tekst"'],
    ],
    right: [
      '<button style="border: 1px solid transparent">Rand</button>',
      '<button aria-disabled="true" style="border: 0">Kan niet</button>',
      '<div tabindex="0">Schuift</div>',
      '<button style="border: 0"><svg width="20" height="20"></svg><span class="hidden">Sluiten</span></button>',
      '<a href="#x" style="color: black; text-decoration: none">Van het systeem</a>',
      '<input type="checkbox">',
      '<label><button role="radio" style="border: 0"></button><span style="border: 1px solid">Ja</span></label>',
      '<button style="border: 0"><span style="text-decoration: underline">Rustig</span></button>',
    ],
  },
  focusRings: {
    wrong: [
      ['<button style="outline: none">Bel</button>', '"Bel" has no ring'],
      ['<button>Bel</button><style>:focus-visible { outline: 1px solid }</style>', '"Bel" has no ring'],
      ['<button style="outline: 3px solid">Bel</button>', '"Bel" has a ring without the focus'],
      [
        '<div id="box" style="overflow: hidden"><button>Bel</button></div><style>:focus-visible { outline: 3px solid }</style>',
        'the ring of <button> "Bel" is cut off by <div id=box',
      ],
      [
        '<div style="position: relative"><a href="#x">Rij</a></div><style>a:focus-visible { outline: none }</style>',
        '"Rij" has no ring',
      ],
    ],
    right: [
      '<button>Bel</button><input><a href="#x">Lees</a><style>:focus-visible { outline: 3px solid }</style>',
      '<div class="row"><input type="checkbox" style="outline: none"></div><style>.row:has(:focus-visible) { outline: 3px solid }</style>',
      '<div style="position: relative"><a href="#x">Rij</a></div><style>a:focus-visible { outline: none } a::after { content: ""; position: absolute; inset: 0 } a:focus-visible::after { outline: 3px solid; outline-offset: -3px }</style>',
      '<div style="overflow: hidden; padding: 5px"><button>Bel</button></div><style>:focus-visible { outline: 3px solid }</style>',
    ],
  },
  lostText: {
    wrong: [
      ['<p style="forced-color-adjust: none; color: white; background: white">Weg</p>', '1.0 to 1'],
      ['<button style="forced-color-adjust: none; background: black; color: black">Weg</button>', '"Weg"'],
    ],
    right: [
      '<p style="color: white">Zwart gemaakt</p>',
      '<button style="background: green; color: white"><span>Knop</span></button>',
      '<button disabled>Uit</button>',
    ],
  },
}

for (const [rule, { wrong, right }] of Object.entries(samples) as [Rule, (typeof samples)[Rule]][]) {
  test(`${rule} reports each wrong example and no right one`, { tag: extended }, async ({ page }) => {
    if (rule === 'borderlessControls' || rule === 'lostText') await page.emulateMedia({ forcedColors: 'active' })
    for (const [body, message] of wrong) {
      await showExample(page, body)
      if (rule === 'focusRings') await page.keyboard.press('Tab')
      expect((await breaksIn(page, [rule])).join('\n'), body).toContain(message)
    }
    for (const body of right) {
      await showExample(page, body)
      if (rule === 'focusRings') await page.keyboard.press('Tab')
      expect(await breaksIn(page, [rule]), body).toEqual([])
    }
  })
}

for (const [words, condition, size] of [
  ['in a calm theme', { theme: 'calm-light' }, 17],
  ['at 200% text size', { fontSize: '200%' }, 31],
] as const satisfies [string, Dress, number][]) {
  test(`smallText requires a larger size ${words}`, { tag: extended }, async ({ page }) => {
    await showExample(
      page,
      `<p style="font-size: ${size}px">Klein</p><p style="font-size: 2.25rem">Genoeg</p><div role="grid" style="font-size: 29px">Dagen</div>`,
    )
    await dress(page, condition)
    expect(await breaksIn(page, ['smallText'])).toEqual([`smallText: "Klein" in <p> "Klein" is ${size} px`])
  })
}

test('only links in text change on hover', { tag: extended }, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await showExample(
    page,
    '<style>a:hover { text-decoration-thickness: 2px } .still:hover { text-decoration-thickness: auto } .loud:hover { background: green } .bare { text-decoration: none }</style><a href="#a">Lees</a><a href="#b" class="still">Stil</a><a href="#c" class="bare">Kaal</a><button class="loud">Bel</button><button>Rust</button>',
  )
  // A test before this one may have left the pointer where a control is now.
  await page.getByRole('button', { name: 'Bel' }).hover()
  expect(await pointAtAll(page, session)).toEqual([
    '<a> "Stil" does not answer to the pointer',
    '<button> "Bel" changes under the pointer',
  ])
  expect(await page.locator('[data-pointed]').count()).toBe(0)
})

test('a layout shift in a story is reported, until the first click', { tag: extended }, async ({ page }) => {
  await page.addInitScript(watchShifts)
  await page.goto('data:text/html,<main><p>Tekst</p></main>')
  const begin = (): Promise<void> =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('story'))
    })
  const push = (press: 'press' | 'no press'): Promise<void> =>
    page.evaluate(async (how) => {
      const frames = (): Promise<void> =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        })
      await frames()
      if (how === 'press') document.querySelector('p')?.click()
      document.querySelector('main')?.prepend(Object.assign(document.createElement('div'), { style: 'height: 90px' }))
      await frames()
    }, press)
  await begin()
  await push('no press')
  const { sum, words } = await shiftsIn(page)
  expect(sum).toBeGreaterThan(mostShift)
  expect(words.join()).toContain('p "Tekst" from')
  await begin()
  expect(await shiftsIn(page)).toEqual({ sum: 0, words: [] })
  await push('press')
  expect((await shiftsIn(page)).sum).toBe(0)
})

test(
  'a console error, an uncaught error and a request to another host are recorded',
  { tag: extended },
  async ({ page }) => {
    const problems = watch(page, 'http://catalogue.test')
    await page.route('**', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
    await page.goto('http://catalogue.test/')
    expect(problems).toEqual([])
    await page.evaluate("console.error('Kapot')")
    await page.evaluate(async () => {
      setTimeout(() => {
        throw new Error('Gegooid')
      })
      await fetch('http://stranger.test/', { mode: 'no-cors' })
    })
    await expect.poll(() => problems.join()).toMatch(/console: Kapot.*asks http:\/\/stranger.test\/|asks.*Kapot/)
    await expect.poll(() => problems.join()).toContain('error: Gegooid')
  },
)
