import { parseSync, Visitor, type ESTree } from 'vite'
import { describe, expect, test } from 'vitest'
import { production, type Sources } from './source.ts'

/** Attributes that are shown or announced, on elements and on the design system's parts. */
const spoken = /^(?:aria-(?:label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|label|\w+Label|hint|summary|heading|description)$/
const word = /\p{L}{2,}/u

/** The fixed pieces of a text that an expression may give: strings, templates and either side of a choice. */
function piecesOf(node: ESTree.Node | null | undefined): string[] {
  if (!node) return []
  if (node.type === 'JSXText') return [node.value]
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw)
  if (node.type === 'ConditionalExpression') return [...piecesOf(node.consequent), ...piecesOf(node.alternate)]
  // What stands before && is a condition and is not shown.
  if (node.type === 'LogicalExpression') return [...(node.operator === '&&' ? [] : piecesOf(node.left)), ...piecesOf(node.right)]
  if (node.type === 'BinaryExpression' && node.operator === '+') return [...piecesOf(node.left), ...piecesOf(node.right)]
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression') return piecesOf(node.expression)
  return []
}

function wordsIn(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const found: string[] = []
    const note = (node: ESTree.Node | null): void => {
      const words = piecesOf(node).filter((piece) => word.test(piece))
      if (words.length > 0) found.push(`${file}:${text.slice(0, node?.start).split('\n').length}  ${words.join(' … ').trim()}`)
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

describe('every word comes from the locales', () => {
  test('APP-01 no component holds a text', () => {
    expect(wordsIn(production('tsx'))).toEqual([])
  })

  test.each([
    'const a = <p>Welkom terug</p>', 'const a = <p className="x">\n  Nog één\n</p>', 'const a = <p>{name} Welkom {last}</p>', 'const a = <>Nog even</>', "const a = <p>{'Opslaan'}</p>",
    "const a = <p>{busy ? 'Bezig' : text}</p>", "const a = <p>{busy && 'Bezig'}</p>", 'const a = <input aria-label="Zoeken" />', "const a = <img alt='Logo' />",
    "const a = <p>{name ?? 'Onbekend'}</p>", "const a = <p>{'Dag ' + name}</p>", 'const a = <Field label={`Naam ${last}`} />', 'const a = <Button busyLabel="Bezig…" />',
  ])('%s would be found', (planted) => {
    expect(wordsIn({ 'portal/planted.tsx': planted })).toHaveLength(1)
  })

  test.each([
    "const a = <p>{t('title')}</p>", 'const a = <p>·</p>', 'const a = <input type="email" autoComplete="email" />', 'const a: Map<string, Promise<void>> = new Map()',
    "const a = <Field label={label} title={`${one}: ${two}`} />", "const a = <p data-state={on ? 'on' : 'off'} />", "const a = <p>{tone === 'error' ? warn : say}</p>", "const a = <p>{tone === 'error' && warn}</p>",
  ])('%s holds no words', (sound) => {
    expect(wordsIn({ 'portal/planted.tsx': sound })).toEqual([])
  })
})
