import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { textsOf } from './locale.ts'
import { read, type Sources } from './source.ts'

const texts = Object.entries(read('locales/nl/*.json')).flatMap(([file, json]) =>
  textsOf(JSON.parse(json), file).map(({ text }) => text),
)

/** Texts of the locale that a source spells out: in a pattern, or, in the stories of a screen, in a string. Those of a component give its texts as props. */
function spelledOut(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([file, source]) => {
    const found: string[] = []
    const note = (start: number, isText: (text: string) => boolean): void => {
      const text = texts.find(isText)
      if (text !== undefined) found.push(`${file}:${source.slice(0, start).split('\n').length}  ${text}`)
    }
    new Visitor({
      Literal: (node) => {
        if ('regex' in node) {
          const pattern = new RegExp(node.regex.pattern, node.regex.flags)
          note(node.start, (text) => pattern.test(text))
        } else if (
          file.endsWith('-screen.stories.tsx') &&
          typeof node.value === 'string' &&
          /^\p{Lu}/u.test(node.value)
        )
          note(node.start, (text) => text === node.value)
      },
    }).visit(parseSync(file, source).program)
    return found
  })
}

test('stories refer to locale texts by key, so that a changed text breaks no story', () => {
  expect(
    spelledOut({
      'example-screen.stories.tsx':
        "const story = { shows: /Hier opent u/, name: 'Inloggen', key: textOf('login:intro') }",
    }),
  ).toHaveLength(2)
  expect(spelledOut(read('portal/**/*.stories.tsx'))).toEqual([])
})
