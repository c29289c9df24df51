import { parse, type Rule } from 'postcss'

/** The attribute of an element that holds parts, where the rest of the page is not to be touched. */
const scope = '[data-parts]'

/** What belongs to a page and to nothing in it. */
const pageOnly = ['margin', 'min-height', 'font-size', 'scroll-padding-block']

/** Themes and sizes of text: they set custom properties, or are asked for by an attribute of their own. */
const isAskedFor = (selector: string): boolean => /^(:root|\[data-|html\[)/.test(selector)
const isPage = (selector: string): boolean => ['html', 'body', ':host'].includes(selector)

function scopeRule(rule: Rule): void {
  if (rule.selectors.some(isPage))
    rule.walkDecls((declaration) => void (pageOnly.includes(declaration.prop) && declaration.remove()))
  rule.selectors = [
    ...new Set(
      rule.selectors.flatMap((selector) => {
        if (isAskedFor(selector)) return selector
        if (isPage(selector)) return scope
        return selector === '*' ? [scope, `${scope} *`] : `${scope} ${selector}`
      }),
    ),
  ]
}

/** The scheme of a theme is kept until an element that holds parts asks for it. */
const scheme = '--parts-color-scheme'

/** A sheet whose reset and page are those of the elements that hold parts. */
export function scopeReset(text: string): string {
  const sheet = parse(text)
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'base') layer.walkRules(scopeRule)
  })
  sheet.walkDecls('color-scheme', (declaration) => void (declaration.prop = scheme))
  return `${sheet.toString()}\n@layer base { ${scope} { color-scheme: var(${scheme}) } }`
}
