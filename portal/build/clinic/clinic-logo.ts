import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { ClinicError } from './clinic-error.ts'

/** An element of a logo. */
export interface LogoElement {
  tag: string
  line: number
  /** By their SVG names. */
  attributes: Readonly<Record<string, string>>
  children: readonly LogoElement[]
}

/** Allowed elements: shapes only. Nothing that runs, links, loads or has inline styles, which the page's policy forbids. */
const tags = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
const attributes = [
  'viewBox',
  'width',
  'height',
  'xmlns',
  'd',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'points',
  'transform',
  'fill',
  'fill-rule',
  'clip-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'opacity',
]
/** Allowed fills and strokes: fixed colours, or the theme's, which follow the calm view. */
const paint = /^(?:none|currentColor|#[\da-f]{3,8}|var\(--color-[\w-]+\))$/i

function errorsIn({ tag, line, attributes: given, children }: LogoElement): string[] {
  const at = `logo.svg:${line}`
  const own = tags.includes(tag) ? [] : [`${at}: <${tag}> may not stand in a logo.`]
  const ofAttributes = Object.entries(given).flatMap(([name, value]) => {
    if (!attributes.includes(name)) return [`${at}: ${name} of <${tag}> may not stand in a logo.`]
    return (name === 'fill' || name === 'stroke') && !paint.test(value)
      ? [`${at}: ${name}="${value}" must be none, currentColor, #rrggbb or var(--color-…).`]
      : []
  })
  return [...own, ...ofAttributes, ...children.flatMap(errorsIn)]
}

function elementsOf(nodes: readonly DefaultTreeAdapterTypes.Node[]): LogoElement[] {
  return nodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .map(({ tagName, attrs, childNodes, sourceCodeLocation }) => ({
      tag: tagName,
      line: sourceCodeLocation?.startLine ?? 1,
      attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
      children: elementsOf(childNodes),
    }))
}

/** Parses a clinic's `logo.svg`. Throws a ClinicError with a line for each element or attribute that is not allowed, and unless its viewBox is square. */
export function readLogo(svg: string): LogoElement {
  const [logo, ...others] = elementsOf(parseFragment(svg, { sourceCodeLocationInfo: true }).childNodes)
  if (logo?.tag !== 'svg' || others.length > 0 || !logo.attributes['viewBox'])
    throw new ClinicError(['logo.svg: one <svg> with a viewBox is wanted.'])
  const [, , width, height] = logo.attributes['viewBox'].split(/[\s,]+/).map(Number)
  const errors = [
    ...(width === height
      ? []
      : [`logo.svg:${logo.line}: a square viewBox is wanted, and it is ${width} by ${height}.`]),
    ...new Set(errorsIn(logo)),
  ]
  if (errors.length > 0) throw new ClinicError(errors)
  return logo
}

const camelCase = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function callOf(
  { tag, attributes: given, children }: LogoElement,
  more: Readonly<Record<string, string>> = {},
): string {
  const props = {
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [camelCase(name), value])),
    ...more,
  }
  return `createElement(${[JSON.stringify(tag), JSON.stringify(props), ...children.map((child) => callOf(child))].join(', ')})`
}

/** Source of a module whose default export is the logo as a React component, 34 px high. */
export function logoModule(logo: LogoElement): string {
  const { width: _width, height: _height, xmlns: _xmlns, ...rest } = logo.attributes
  const drawn = callOf({ ...logo, attributes: rest }, { height: '34', 'aria-hidden': 'true', className: 'shrink-0' })
  return `import { createElement } from 'react'\nexport default function LogoPicture() { return ${drawn} }`
}

/** The logo as an SVG file, with the colours of one theme (by token name) in place of CSS variables. */
export const logoPicture = (svg: string, colors: Readonly<Record<string, string>>): string =>
  svg
    .replaceAll(/var\(--color-([\w-]+)\)/g, (_, token: string) => colors[token] ?? 'currentColor')
    .replaceAll('currentColor', colors['ink'] ?? '')
