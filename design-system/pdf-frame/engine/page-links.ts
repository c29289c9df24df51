import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PageLink {
  id: string
  href: string
  words: string
  /** Left, bottom, right and top in the page's own units. */
  rect: [number, number, number, number]
}

interface Annotation {
  id: string
  subtype?: string
  url?: string
  overlaidText?: string
  rect: PageLink['rect']
}

const safe = /^(?:https|mailto|tel):/i

/** The prefix of a link's name in the structure tree. */
const linkPrefix = 'pdfjs_internal_id_'

/** The links that may be followed; a PDF can also ask for programs, files and scripts. */
export async function pageLinks(page: PDFPageProxy): Promise<PageLink[]> {
  const annotations = await page.getAnnotations() as Annotation[]
  return annotations.flatMap(({ id, subtype, url, overlaidText, rect }) => {
    if (subtype !== 'Link' || url === undefined || !safe.test(url)) return []
    return [{ id: `${linkPrefix}${id}`, href: url, words: overlaidText?.trim() || url.replace(/^\w+:(?:\/\/)?/, ''), rect }]
  })
}

/** A link of the document, which must know nothing of where it was pressed. */
export function linkElement({ href }: PageLink): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  if (href.startsWith('https:')) link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return link
}
