import { parseSync, Visitor, type ESTree } from 'vite'
import { describe, expect, test } from 'vitest'
import { production, type Sources } from './source.ts'

/** Attributes that are shown or announced, on elements and on the design system's parts. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|label|\w+Label|hint|summary|heading|description)$/
const word = /\p{L}{2,}/u

/** The fixed pieces of a text that an expression may give: strings, templates and either side of a choice. */
function piecesOf(node: ESTree.Node | null | undefined): string[] {
  if (!node) return []
  if (node.type === 'JSXText') return [node.value]
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw)
  if (node.type === 'ConditionalExpression') return [...piecesOf(node.consequent), ...piecesOf(node.alternate)]
  // What stands before && is a condition and is not shown.
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : piecesOf(node.left)), ...piecesOf(node.right)]
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...piecesOf(node.left), ...piecesOf(node.right)]
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
    return piecesOf(node.expression)
  return []
}

const place = (file: string, text: string, { start }: ESTree.Node) =>
  `${file}:${text.slice(0, start).split('\n').length}`

function wordsIn(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const found: string[] = []
    const note = (node: ESTree.Node | null): void => {
      const words = piecesOf(node).filter((piece) => word.test(piece))
      if (node && words.length > 0) found.push(`${place(file, text, node)}  ${words.join(' … ').trim()}`)
    }
    const { program, errors } = parseSync(file, text)
    if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
    new Visitor({
      JSXElement: ({ children }) => children.forEach(note),
      JSXFragment: ({ children }) => children.forEach(note),
      JSXAttribute: ({ name, value }) => {
        if (name.type === 'JSXIdentifier' && spoken.test(name.name)) note(value)
      },
    }).visit(program)
    return found
  })
}

/** Two words on end, also around what a template fills in (…). One alone may be a key or a code. */
const run = /\p{L}{2,},?(?: …?|… ) ?\p{L}{2,}/u

/** Speak to who builds the portal, in the words of its variables, and to who builds a back end, in those of OpenAPI. */
const forBuilders = ['portal/platform/environment.ts', 'portal/api/contract/openapi.ts']

/** What a template of markup shows. */
const shownBy = (markup: string): string => markup.replaceAll(/<[^>]*>/g, ' ')

/** What no patient reads: the message of an error, for who looks into it, and a selector. */
const isUnread = (node: ESTree.Node): boolean =>
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' &&
    node.callee.type === 'Identifier' &&
    /(?:Error|Exception)$/.test(node.callee.name)) ||
  (node.type === 'CallExpression' &&
    (node.callee.type === 'Super' ||
      (node.callee.type === 'MemberExpression' &&
        node.callee.property.type === 'Identifier' &&
        /^(?:querySelector(?:All)?|closest|matches)$/.test(node.callee.property.name))))

/** Texts in code that draws nothing itself, but may hand over what is drawn. */
function runsIn(sources: Sources): string[] {
  return Object.entries(sources)
    .filter(([file]) => !forBuilders.includes(file))
    .flatMap(([file, text]) => {
      const found: string[] = []
      // An outer node is met before those within it.
      const unread: ESTree.Node[] = []
      const markup = new Set<ESTree.Node>()
      const leave = (node: ESTree.Node): void => {
        if (isUnread(node)) unread.push(node)
      }
      const note = (node: ESTree.Node, words: string): void => {
        if (run.test(words) && !unread.some(({ start, end }) => start <= node.start && node.end <= end))
          found.push(`${place(file, text, node)}  ${words.trim()}`)
      }
      const { program, errors } = parseSync(file, text)
      if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
      new Visitor({
        ThrowStatement: leave,
        NewExpression: leave,
        CallExpression: leave,
        Literal: (node) => {
          if (typeof node.value === 'string') note(node, node.value)
        },
        TaggedTemplateExpression: ({ tag, quasi }) => {
          if (tag.type === 'Identifier' && tag.name === 'html') markup.add(quasi)
        },
        TemplateLiteral: (node) => {
          const words = piecesOf(node).join('…')
          note(node, markup.has(node) ? shownBy(words) : words)
        },
      }).visit(program)
      return found
    })
}

describe('the texts of components come from the locales', () => {
  test('APP-01.1 no component has a literal text', () => {
    expect(wordsIn(production('tsx'))).toEqual([])
  })

  test.each([
    'const a = <p>Welkom terug</p>',
    'const a = <p className="x">\n  Nog één\n</p>',
    'const a = <p>{name} Welkom {last}</p>',
    'const a = <>Nog even</>',
    "const a = <p>{'Opslaan'}</p>",
    "const a = <p>{busy ? 'Bezig' : text}</p>",
    "const a = <p>{busy && 'Bezig'}</p>",
    'const a = <input aria-label="Zoeken" />',
    "const a = <img alt='Logo' />",
    "const a = <p>{name ?? 'Onbekend'}</p>",
    "const a = <p>{'Dag ' + name}</p>",
    'const a = <Field label={`Naam ${last}`} />',
    'const a = <Button busyLabel="Bezig…" />',
  ])('reports %s', (violation) => {
    expect(wordsIn({ 'portal/example.tsx': violation })).toHaveLength(1)
  })

  test.each([
    "const a = <p>{t('title')}</p>",
    'const a = <p>·</p>',
    'const a = <input type="email" autoComplete="email" />',
    'const a: Map<string, Promise<void>> = new Map()',
    'const a = <Field label={label} title={`${one}: ${two}`} />',
    "const a = <p data-state={on ? 'on' : 'off'} />",
    "const a = <p>{tone === 'error' ? warn : say}</p>",
    "const a = <p>{tone === 'error' && warn}</p>",
  ])('does not report %s', (valid) => {
    expect(wordsIn({ 'portal/example.tsx': valid })).toEqual([])
  })
})

describe('the texts of other modules come from the locales too', () => {
  test('APP-01.1 no rule, call or state has a literal text', () => {
    const sources = Object.fromEntries(Object.entries(production('ts')).filter(([file]) => file.startsWith('portal/')))
    expect(Object.keys(sources)).toEqual(expect.arrayContaining(forBuilders))
    expect(runsIn(sources)).toEqual([])
  })

  test.each([
    "const label = 'Nog even geduld'",
    "const labels = { office: 'Naar de balie' }",
    "const a = new Map([['office', 'De balie']])",
    'const a = `Beste mevrouw`',
    'const a = `Nog ${count} dagen`',
    'const a = `Dag ${name}, welkom terug`',
    "notify({ tone: 'error', text: 'Afspraak, morgen' })",
    "const a = isLate ? 'Te laat' : text",
    "const a = text ?? 'Niet bekend'",
    "const a = 'Uw afspraak ' + name",
    "const a = find(() => 'Geen bericht')",
    "const a = new Notice('Geen bericht')",
    'const a = html`<p class="text">Nog even</p>`',
  ])('reports %s', (violation) => {
    expect(runsIn({ 'portal/example.ts': violation })).toHaveLength(1)
  })

  test.each([
    "const a = t('title')",
    "const a = 'outgoing'",
    'const a = `draft ${name}`',
    'const a = `${id} ${what}`',
    'const a = `${day}T${time}`',
    'const a = html`<input type="radio" name="theme">${word}`',
    'const rule = /geen woord/',
    '/** Geen woord. */',
    "const a = 'Authorization: Token'",
    "import 'zod/mini'",
    "throw new NoRoom('It may be done.')",
    "reject(new RangeError('No segment begins here.'))",
    "stop.abort(new DOMException('Nothing moves.'))",
    "class Lost extends Error { constructor() { super('The line is lost.') } }",
    "document.querySelectorAll('input, textarea')",
  ])('does not report %s', (valid) => {
    expect(runsIn({ 'portal/example.ts': valid })).toEqual([])
  })
})
