/** A node of the structure tree of a tagged PDF, as pdf.js returns it: a role with children, or a reference to text or an annotation. */
export interface StructureNode {
  role?: string
  type?: string
  id?: string
  alt?: string
  lang?: string
  children?: readonly StructureNode[]
}

/** Functions that create the DOM nodes of the tree's leaves. */
interface StructureLeaves {
  text: (id: string) => Node | undefined
  /** Undefined if the link is not safe; its text is then kept. */
  link: (id: string, children: Node[]) => Node | undefined
  /** The field or note of this id. */
  entry: (id: string) => Node | undefined
}

const elements: Readonly<Record<string, string>> = {
  P: 'p',
  Title: 'h2',
  H: 'h3',
  L: 'ul',
  LI: 'li',
  BlockQuote: 'blockquote',
  Code: 'code',
  Em: 'em',
  Strong: 'strong',
  Note: 'p',
  FENote: 'p',
  Table: 'table',
  THead: 'thead',
  TBody: 'tbody',
  TFoot: 'tfoot',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
  Figure: 'figure',
}

/** The HTML element for a PDF role; undefined if there is none. Headings begin at h2, as the page around has the h1. */
function elementFor(role: string): string | undefined {
  const level = /^H([1-9])$/.exec(role)?.[1]
  return level === undefined ? elements[role] : `h${Math.min(Number(level) + 1, 6)}`
}

function leafOf(type: string, id: string, { text, entry }: StructureLeaves): Node[] {
  const leaf = type === 'content' ? text(id) : type === 'annotation' ? entry(id) : undefined
  return leaf ? [leaf] : []
}

/** Builds headings, lists, paragraphs and tables. For a role without an HTML element it returns the children. */
export function buildStructure(node: StructureNode, leaves: StructureLeaves): Node[] {
  const { role = '', id, type, alt, lang, children = [] } = node
  if (id !== undefined && type !== undefined) return leafOf(type, id, leaves)
  const inside = children.flatMap((child) => buildStructure(child, leaves))
  if (role === 'Link') {
    const link = children.flatMap(({ type: kind, id: linkId }) =>
      kind === 'annotation' && linkId !== undefined ? [leaves.link(linkId, inside)] : [],
    )[0]
    return link ? [link] : inside
  }
  const name = elementFor(role)
  if (name === undefined || (inside.length === 0 && alt === undefined)) return inside
  const element = document.createElement(name)
  element.append(...inside)
  // Safari drops the list role of a list without bullets.
  if (role === 'L') element.role = 'list'
  if (role === 'TH') element.setAttribute('scope', 'col')
  if (role === 'Figure' && alt !== undefined) {
    element.role = 'img'
    element.ariaLabel = alt
  }
  if (lang !== undefined) element.lang = lang
  return [element]
}
