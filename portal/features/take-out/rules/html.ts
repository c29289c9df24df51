/** Markup that `html` made. */
export interface Markup {
  readonly markup: string
}

type Content = string | number | Markup | readonly Markup[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

function written(content: Content): string {
  if (typeof content === 'object')
    return 'markup' in content ? content.markup : content.map(({ markup }) => markup).join('')
  return escaped(String(content))
}

/**
 * Markup from a template. Every text in it is escaped, in content and in quoted attributes; markup made by `html` is
 * not.
 */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Markup => ({
  markup: parts.map((part, at) => `${at === 0 ? '' : written(contents[at - 1] ?? '')}${part}`).join(''),
})
