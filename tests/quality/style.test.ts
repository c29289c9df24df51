import { describe, expect, test } from 'vitest'
import { places, production, read, type Sources } from './source.ts'

/** Colours by value; `#design-system` and other names behind a hash are no colours. */
const colour =
  /(?<![\w&/'"`-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|(?<=['"`:[])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi
/** A colour or a value of one's own in a class name: `text-[red]`, `w-[37px]`. Conditions such as `data-[state=on]:` draw nothing. */
const ownColour =
  /\b(?:bg|text|border|outline|ring|fill|stroke|decoration|accent|caret|divide|from|to|via|shadow)-\[(?:color:|var\(|[a-z]+\])[^\s'"`]*/gi
const ownValue = /\b[a-z-]+-\[[^\]\s'"`]+\](?!:|\/)|\bstyle=\{/g
/** A colour by its English name, as a style or an attribute of a drawing. */
const namedColour =
  /\b(?:background(?:-?[cC]olor)?|border(?:-?[cC]olor)?|color|fill|outline|stop-?[cC]olor|stroke)(?:: ?|=)\{?["']?(?:aqua|beige|black|blue|brown|cyan|gold|gr[ae]y|green|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|silver|teal|white|yellow)\b/g
/** The system's own colours, for a display that forces its colours upon the page. */
const systemColour = /\[(?:GrayText|Canvas|CanvasText|ButtonText|Highlight|HighlightText|LinkText)\]/

const outsideTokens = (sources: Sources): Sources =>
  Object.fromEntries(Object.entries(sources).filter(([file]) => !file.startsWith('design-system/tokens/')))
// The theme colour of an installed page cannot be a variable.
const withColours = (sources: Sources): Sources =>
  Object.fromEntries(Object.entries(sources).filter(([file]) => file !== 'portal/index.html'))

const coloursIn = (sources: Sources): string[] =>
  [colour, namedColour].flatMap((pattern) => places(withColours(outsideTokens(sources)), pattern))
const ownColoursIn = (sources: Sources): string[] =>
  places(outsideTokens(sources), ownColour).filter((place) => !systemColour.test(place))
const ownValuesIn = (sources: Sources): string[] =>
  places(Object.fromEntries(Object.entries(sources).filter(([file]) => file.startsWith('portal/'))), ownValue)

describe('colours come from the tokens', () => {
  test('no other product file has a colour value', () => {
    expect(coloursIn(production())).toEqual([])
  })

  test('no story or Storybook file has a colour value', () => {
    // A colour of one's own is what some mistakes are about.
    expect(
      coloursIn({ ...read('{portal,design-system}/**/*.stories.tsx'), ...read('.storybook/**/*.{ts,tsx,css}') }).filter(
        (place) => !place.startsWith('.storybook/mistakes/'),
      ),
    ).toEqual([])
  })

  test.each([
    'color: #fff',
    "const red = '#A1B2C3'",
    'className="bg-[#ffffff]"',
    'border: 1px solid rgb(0 0 0 / 50%)',
    'color: white',
    '<path fill="red" />',
    "{ background: 'black' }",
    'oklch(50% 0 0)',
    'hsla(0, 0%, 0%, 1)',
  ])('reports %s', (violation) => {
    expect(coloursIn({ 'portal/example.tsx': violation })).toHaveLength(1)
  })

  test.each([
    "import { Button } from '#design-system'",
    "import '#portal/api/error.ts'",
    '<a href="#inhoud">',
    '// #fff',
    'const value = "&#039;"',
    '<path fill="none" stroke="currentColor" />',
  ])('does not report %s', (valid) => {
    expect(coloursIn({ 'portal/example.tsx': valid, 'design-system/tokens/palette.css': '#fff' })).toEqual([])
  })
})

describe('class names take their values from the scale', () => {
  test('no class name has an arbitrary colour', () => {
    expect(ownColoursIn(production('tsx'))).toEqual([])
  })

  test.each(['className="bg-[red]"', "'text-[color:red]'", '`border-[var(--anything)]`'])(
    'reports the colour in %s',
    (violation) => {
      expect(ownColoursIn({ 'design-system/example.tsx': violation })).toHaveLength(1)
    },
  )

  test.each([
    "'text-[GrayText]'",
    "'text-[length:min(1rem,9vw)]'",
    "'border-[3px]'",
    "'bg-surface data-[state=on]:bg-soft'",
  ])('does not report %s', (valid) => {
    expect(ownColoursIn({ 'design-system/example.tsx': valid })).toEqual([])
  })

  test('no class name or style of the portal has an arbitrary size', () => {
    expect(ownValuesIn(production('tsx'))).toEqual([])
  })

  test.each(['className="w-[37px]"', "'text-[length:13px]'", '<p style={{ color }}>'])(
    'reports %s in the portal',
    (violation) => {
      expect(ownValuesIn({ 'portal/example.tsx': violation })).toHaveLength(1)
    },
  )
})
