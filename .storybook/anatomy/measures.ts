import { hexOf } from '../pages/color.ts'
import { stepOf, withProbes, type Scale } from './token-source.ts'

/** A measure of a rendered piece, and the tokens that it comes from. */
export interface Measure {
  name: string
  value: string
  tokens: readonly string[]
}

const sides = ['top', 'right', 'bottom', 'left'] as const
const properties = [
  'display',
  'min-height',
  ...sides.map((side) => `padding-${side}`),
  'row-gap',
  'column-gap',
  'border-top-left-radius',
  ...sides.flatMap((side) => [`border-${side}-width`, `border-${side}-color`]),
  'font-size',
  'line-height',
  'font-weight',
  'color',
  'background-color',
]

type Styles = Readonly<Record<string, string>>
const stylesOf = (element: Element): Styles => {
  const computed = getComputedStyle(element)
  return Object.fromEntries(properties.map((name) => [name, computed.getPropertyValue(name)]))
}

/** A piece with its computed styles, and the token of each value. */
interface Computed {
  element: Element
  now: Styles
  from: Styles
  rem: number
}

const round = (size: number): number => Math.round(size * 10) / 10
const isClear = (color: string): boolean => /^(?:rgba\(.*, 0\)|transparent)$/.test(color)
const unique = (tokens: readonly (string | undefined)[]): string[] => [
  ...new Set(tokens.filter((token) => token !== undefined)),
]
const hasText = (element: Element): boolean =>
  element.matches('input, select, textarea') || element.textContent.trim() !== ''

const size = ({ now }: Computed, property: string): number => Number.parseFloat(now[property] ?? '') || 0

/** The token of a size: one of the theme, or a step of a scale. */
const sizeToken = (piece: Computed, property: string, scale: Scale): string | undefined =>
  piece.from[property] ?? stepOf(scale, size(piece, property), piece.rem)

function sizes(piece: Computed, names: readonly string[], unit = 'px'): Omit<Measure, 'name'> {
  const values = names.map((name) => round(size(piece, name)))
  const [top, right, bottom, left] = values
  const shown =
    new Set(values).size === 1 ? [top] : names.length === 4 && top === bottom && right === left ? [top, right] : values
  return {
    value: shown.map((value) => `${value} ${unit}`).join(', '),
    tokens: unique(names.map((name) => sizeToken(piece, name, 'space'))),
  }
}

const colorOf = ({ now, from }: Computed, property: string): Omit<Measure, 'name'> => ({
  value: isClear(now[property] ?? '') ? 'transparent' : hexOf(now[property] ?? ''),
  tokens: unique([from[property]]),
})

function height(piece: Computed): Omit<Measure, 'name'> {
  const least = size(piece, 'min-height')
  const drawn = `${round(piece.element.getBoundingClientRect().height)} px`
  return {
    value: least > 0 ? `${drawn}, at least ${round(least)}` : drawn,
    tokens: unique([sizeToken(piece, 'min-height', 'space')]),
  }
}

function edge(piece: Computed): Omit<Measure, 'name'> | undefined {
  const widest = sides.toSorted(
    (one, other) => size(piece, `border-${other}-width`) - size(piece, `border-${one}-width`),
  )[0]
  const width = size(piece, `border-${widest}-width`)
  if (width === 0) return undefined
  const { value, tokens } = colorOf(piece, `border-${widest}-color`)
  return { value: `${round(width)} px, ${value}`, tokens }
}

function text(piece: Computed): Omit<Measure, 'name'> | undefined {
  if (!hasText(piece.element)) return undefined
  const weight = size(piece, 'font-weight')
  return {
    value: `${round(size(piece, 'font-size'))} px on ${round(size(piece, 'line-height'))}, weight ${weight}`,
    tokens: unique([
      sizeToken(piece, 'font-size', 'font-size'),
      piece.from['line-height'],
      stepOf('font-weight', weight, piece.rem),
    ]),
  }
}

const isLaidOut = ({ element, now }: Computed): boolean =>
  /flex|grid/.test(now['display'] ?? '') && element.children.length > 1 && now['column-gap'] !== 'normal'

/** All measures that a piece can have. `read` returns undefined if it has none. */
const kinds: readonly [name: string, read: (piece: Computed) => Omit<Measure, 'name'> | undefined][] = [
  ['Height', height],
  [
    'Padding',
    (piece) => {
      const names = sides.map((side) => `padding-${side}`)
      return names.some((name) => size(piece, name) > 0) ? sizes(piece, names) : undefined
    },
  ],
  ['Gap', (piece) => (isLaidOut(piece) ? sizes(piece, ['row-gap', 'column-gap']) : undefined)],
  [
    'Corner',
    (piece) => {
      const radius = size(piece, 'border-top-left-radius')
      if (radius === 0) return undefined
      return {
        value: radius > 999 ? 'round' : `${round(radius)} px`,
        tokens: unique([sizeToken(piece, 'border-top-left-radius', 'radius')]),
      }
    },
  ],
  ['Edge', edge],
  ['Text', text],
  ['Colour', (piece) => (hasText(piece.element) || piece.element.matches('svg') ? colorOf(piece, 'color') : undefined)],
  [
    'Ground',
    (piece) => (isClear(piece.now['background-color'] ?? '') ? undefined : colorOf(piece, 'background-color')),
  ],
]

/** The token that each value comes from, by CSS property. */
function sourcesOf(element: Element, tokenOf: (computed: string) => string | undefined): Styles {
  const probed = stylesOf(element)
  const leading = Number.parseFloat(probed['line-height'] ?? '') / Number.parseFloat(probed['font-size'] ?? '')
  return Object.fromEntries(
    Object.entries({ ...probed, 'line-height': String(round(leading)) }).flatMap(([name, value]) => {
      const token = tokenOf(name.endsWith('color') && !isClear(value) ? hexOf(value) : value)
      return token === undefined ? [] : [[name, token]]
    }),
  )
}

/** The measures of each of these elements, which are in one document. */
export function measure(elements: readonly Element[]): Measure[][] {
  const document = elements[0]?.ownerDocument
  if (!document) return []
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const from = withProbes(document, (tokenOf) => elements.map((element) => sourcesOf(element, tokenOf)))
  return elements.map((element, at) => {
    const piece = { element, now: stylesOf(element), from: from[at] ?? {}, rem }
    return kinds.flatMap(([name, read]) => {
      const found = read(piece)
      return found ? [{ name, ...found }] : []
    })
  })
}
