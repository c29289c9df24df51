import { parseSync } from 'vite'

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether a call declares a test that runs: `test(…)` or `test.each(…)(…)`, not a skipped one. */
function declaresTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return callee.name === 'test'
  if (callee.type === 'CallExpression') return declaresTest(callee.callee)
  return (
    callee.type === 'MemberExpression' &&
    isNode(callee.property) &&
    callee.property.name === 'each' &&
    declaresTest(callee.object)
  )
}

/** The title without quotes; a template with its placeholders. */
function titleOf(text: string, node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' ? text.slice(Number(node.start) + 1, Number(node.end) - 1) : undefined
}

/** Each test of a source, with its line and title. */
export function readTests(file: string, text: string): { line: number; title: string }[] {
  const found: { line: number; title: string }[] = []
  const visit = (node: unknown): void => {
    if (!isNode(node)) return
    if (node.type === 'CallExpression' && declaresTest(node.callee) && Array.isArray(node.arguments)) {
      const title = titleOf(text, node.arguments[0])
      if (title !== undefined) found.push({ line: text.slice(0, Number(node.start)).split('\n').length, title })
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync(file, text).program)
  return found
}
