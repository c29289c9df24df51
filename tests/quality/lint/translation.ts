import type { ESTree } from 'vite'
import { createTextJudge, isMapping, type Node, type SourceCode } from './may-be-text.ts'

interface Context {
  sourceCode: SourceCode
  report: (found: { node: Node; message: string }) => void
}

/*
 * A browser's translator replaces text nodes by elements. React keeps hold of each text that has neighbours: it removes
 * it, inserts before it and updates it where it no longer is. The only text of an element it sets as a whole, whatever
 * stands there.
 */
const message =
  'A text stands alone in an element of its own, as one string: where a translator has replaced it, React fails or keeps showing the old one.'

const isSpace = (node: Node | undefined): boolean => {
  if (node?.type === 'JSXExpressionContainer') return isSpace(node.expression)
  return (node?.type === 'JSXText' || node?.type === 'Literal') && String(node.value).trim() === ''
}

/** Whether nothing comes of it: an indent, or a comment. */
const isNothing = (node: Node): boolean =>
  (node.type === 'JSXText' && isSpace(node) && node.value.includes('\n')) ||
  (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression')

const isList = (node: Node): boolean => node.type === 'JSXExpressionContainer' && isMapping(node.expression)

function createTextAlone({ sourceCode, report }: Context) {
  const mayBeText = createTextJudge(sourceCode)
  const check = (node: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const children = node.children.filter((child) => !isNothing(child))
    const isAlone = node.type === 'JSXElement' && children.length === 1
    for (const [index, child] of children.entries()) {
      // A space is not translated, and nothing is put before one that follows an element that is always there.
      const isFixedSpace = isSpace(child) && children[index - 1]?.type === 'JSXElement'
      if (!isFixedSpace && (!isAlone || isList(child)) && mayBeText(child)) report({ node: child, message })
    }
  }
  // What a component gives stands beside whatever its user puts there.
  const checkComponent = (node: ESTree.Function): void => {
    if (!/^[A-Z]/.test(node.id?.name ?? '')) return
    for (const statement of node.body?.body ?? []) {
      if (statement.type === 'ReturnStatement' && statement.argument && mayBeText(statement.argument))
        report({ node: statement.argument, message })
    }
  }
  return { JSXElement: check, JSXFragment: check, FunctionDeclaration: checkComponent }
}

export default { meta: { name: 'translation' }, rules: { 'text-alone': { create: createTextAlone } } }
