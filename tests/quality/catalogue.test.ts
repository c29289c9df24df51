import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { guides } from '../../.storybook/guides/guides.ts'
import { readPropTables, type PropTable } from '../../.storybook/prop-table.ts'
import { indexComponents, readComponentApis, valueProps } from '../../.storybook/records/component-api.ts'
import { root } from '../support/report.ts'
import { read, type Sources } from './source.ts'

type Part = ReturnType<typeof indexComponents>[number]

const isSentence = (text: string | undefined): boolean => text !== undefined && /^[A-Z"'`].*[.?]$/s.test(text)

function undocumented(name: string, table: PropTable | undefined): string[] {
  if (!table) return [`${name} is no function that the catalogue can read`]
  const props = table.props.filter(({ doc }) => !isSentence(doc)).map((prop) => `${name}: ${prop.name}`)
  return [...(isSentence(table.doc) ? [] : [`${name} itself`]), ...props]
}

/** Whether a file imports another of its folder, be it through a third. */
function imports(from: string, file: string, sources: Sources, seen: readonly string[] = []): boolean {
  const beside = [...(sources[from] ?? '').matchAll(/from '\.\/([^']+)'/g)]
    .map(([, name = '']) => join(dirname(from), name))
    .filter((path) => !seen.includes(path))
  return beside.includes(file) || beside.some((path) => imports(path, file, sources, [...seen, ...beside]))
}

/** What a part lacks among the files of its folder. */
function missing({ name, file }: Part, sources: Sources): string[] {
  const beside = (ending: string): string[] =>
    Object.keys(sources).filter((path) => dirname(path) === dirname(file) && path.endsWith(ending))
  const shows = new RegExp(`<${name}[\\s/>]|component: ${name}\\b`)
  const stories = beside('.stories.tsx')
    .map((path) => sources[path] ?? '')
    .filter((text) => shows.test(text))
  return [
    ...(stories.length > 0 ? [] : [`${name} has no story`]),
    ...(stories.some((text) => /export const AllStates\b/.test(text) && text.includes('asStateMatrix'))
      ? []
      : [`${name} has no state matrix`]),
    ...(beside('.test.tsx').some((path) => imports(path, file, sources)) ? [] : [`${name} has no test`]),
  ]
}

const parts = indexComponents()
const folder = mkdtempSync(join(tmpdir(), 'portal-parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('every exported component is documented in Storybook', () => {
  const sources = read('design-system/*/*.tsx')
  const pages = read('.storybook/pages/accessibility.mdx')['.storybook/pages/accessibility.mdx'] ?? ''

  test('the components are found', () => {
    expect(parts.length).toBeGreaterThan(25)
  })

  test('every component and prop is described by a sentence', () => {
    expect(parts.flatMap(({ name, file }) => undocumented(name, readPropTables(join(root, file))[name]))).toEqual([])
  })

  test('every component has a story, a state matrix and a test', () => {
    expect(parts.flatMap((part) => missing(part, sources))).toEqual([])
  })

  test('every component is on the accessibility page', () => {
    expect(parts.filter(({ name }) => !pages.includes(`['${name}',`)).map(({ name }) => name)).toEqual([])
  })

  test('reports a component without a story, a state matrix or a test', () => {
    const part = { name: 'Thing', file: 'design-system/thing/thing.tsx' }
    const story = 'const meta = { component: Thing }\nexport const AllStates = { parameters: asStateMatrix }'
    const complete = {
      'design-system/thing/thing.stories.tsx': story,
      'design-system/thing/thing.test.tsx': "import { Host } from './host.tsx'",
      'design-system/thing/host.tsx': "import { Thing } from './thing.tsx'\nimport './thing.test.tsx'",
    }
    expect(missing(part, complete)).toEqual([])
    expect(
      missing(part, { ...complete, 'design-system/thing/thing.stories.tsx': story.replace('AllStates', 'Some') }),
    ).toEqual(['Thing has no state matrix'])
    expect(missing(part, { 'design-system/other/thing.test.tsx': "import { Thing } from './thing.tsx'" })).toEqual([
      'Thing has no story',
      'Thing has no state matrix',
      'Thing has no test',
    ])
  })
})

/** The pages of the catalogue, by where they stand in it. */
const titlesIn = (sources: Sources): string[] =>
  Object.values(sources).flatMap((text) => /title: '(Design system\/[^']+)'/.exec(text)?.[1] ?? [])

describe('the pages of components', () => {
  const titles = titlesIn(read('design-system/*/*.stories.tsx'))
  const groups = ['Choice', 'Clinic', 'Feedback', 'Forms', 'Layout', 'Navigation']

  test('are in groups', () => {
    expect(titles.length).toBeGreaterThan(40)
    expect(
      titles.filter((title) => !groups.includes(title.split('/')[1] ?? '') || title.split('/').length < 3),
    ).toEqual([])
  })

  test('say when to use the component', () => {
    const pages = titles.filter((title) => title.split('/').length === 3).map((title) => title.split('/')[2] ?? '')
    expect(Object.keys(guides).toSorted()).toEqual(pages.toSorted())
    expect(
      Object.entries(guides).flatMap(([name, { use, avoid, good, bad }]) =>
        [use, avoid, good.why, bad.why].filter((words) => !isSentence(words)).map((words) => `${name}: ${words}`),
      ),
    ).toEqual([])
  })
})

describe('the components have the same conventions', () => {
  const tables = parts.flatMap(({ name, file }) => {
    const table = readPropTables(join(root, file))[name]
    return table ? [[name, table.props] as const] : []
  })
  const having = (prop: string) => tables.filter(([, props]) => props.some((one) => one.name === prop))

  test('a value is reported by onValueChange, a checkbox by onCheckedChange, an open state by onOpenChange, and a view by onViewChange', () => {
    // The native onChange passes an event; another name would have to be learnt.
    const others = tables.flatMap(([name, props]) =>
      props
        .filter(
          (prop) =>
            /^on(?:\w*Change|Choose|Select|Input)$/.test(prop.name) &&
            !/^on(?:Value|Checked|Open|View)Change$/.test(prop.name),
        )
        .map((prop) => `${name}: ${prop.name}`),
    )
    expect(others).toEqual([])
    expect(having('onValueChange').map(([name]) => name)).toEqual([
      'CheckboxGroup',
      'CodeField',
      'FileDropzone',
      'PasswordField',
      'RadioGroup',
      'SelectField',
      'SlotCalendar',
      'StarRating',
      'TextArea',
      'TextField',
      'ViewSettings',
    ])
    expect(having('onCheckedChange').map(([name]) => name)).toEqual(['Checkbox'])
    expect(having('onOpenChange').map(([name]) => name)).toEqual(['Dialog', 'Disclosure'])
    expect(having('onViewChange').map(([name]) => name)).toEqual(['SlotCalendar'])
  })

  test('a component can be controlled or uncontrolled, except Dialog and ViewSettings, which are controlled only', () => {
    const demanding = valueProps.flatMap(([given, first, callback]) =>
      having(callback)
        .filter(([, props]) => {
          // What a part leaves to its input, the input keeps.
          const own = props.filter(({ name }) => [given, first, callback].some((one) => one === name))
          return (
            own.some(({ required }) => required) ||
            (own.some(({ name }) => name === given) && !own.some(({ name }) => name === first))
          )
        })
        .map(([name]) => name),
    )
    expect(demanding).toEqual(['ViewSettings', 'Dialog'])
  })

  test('a component with several texts takes them as labels', () => {
    expect(
      tables.flatMap(([name, props]) =>
        props
          .filter(
            (prop) => /^(?:texts|words|messages|strings|i18n)$/i.test(prop.name) && !/\bChatMessage\b/.test(prop.type),
          )
          .map((prop) => `${name}: ${prop.name}`),
      ),
    ).toEqual([])
    expect(having('labels').map(([name]) => name)).toEqual([
      'ChatBubble',
      'ChatThread',
      'FileDropzone',
      'PdfFrame',
      'ReadAloud',
      'SlotCalendar',
      'StarRating',
      'StepIndicator',
      'StepWizard',
      'ViewSettings',
    ])
  })

  test('the overview lists every component with its API', () => {
    const apis = readComponentApis()
    expect(apis.map(({ name }) => name)).toEqual(parts.map(({ name }) => name))
    expect(apis.find(({ name }) => name === 'Checkbox')).toEqual({
      name: 'Checkbox',
      required: ['label'],
      value: ['checked', 'defaultChecked', 'onCheckedChange'],
      labels: ['label'],
      render: false,
      element: 'button',
    })
    expect(apis.find(({ name }) => name === 'ButtonLink')).toEqual({
      name: 'ButtonLink',
      required: ['href'],
      value: [],
      labels: [],
      render: true,
      element: 'a',
    })
  })

  test('hint and error have the same types everywhere', () => {
    const meanings = (prop: string) =>
      new Set(tables.flatMap(([, props]) => props.filter(({ name }) => name === prop).map(({ type }) => type)))
    expect([...meanings('error')]).toEqual(['string'])
    expect([...meanings('hint')].toSorted()).toEqual(['ReactNode'])
  })

  test('className is applied to the root, not to an input', () => {
    const source = read('design-system/*/*.tsx')
    const inner = Object.entries(source).flatMap(([file, text]) =>
      [...text.matchAll(/<(?:input|textarea|select|progress|Item|Root)\b[^>]*\$\{className\}/g)].map(() => file),
    )
    expect(inner).toEqual([])
  })
})

describe('Storybook reads props from the types', () => {
  const tables = (text: string): Record<string, PropTable> => {
    writeFileSync(
      join(folder, 'base.ts'),
      "export type Tone = 'calm' | 'loud'\nexport interface Base {\n  /** Shown. */\n  label: string\n  /** Not shown. */\n  secret: string\n}\n",
    )
    writeFileSync(join(folder, 'thing.tsx'), `import type { Base, Tone } from './base.ts'\n${text}`)
    return readPropTables(join(folder, 'thing.tsx'))
  }

  test('declared, inherited, variant and omitted props', () => {
    const { Thing } = tables(`
      const look = cva('', { variants: { /** How large. */ size: { small: '', large: '' } }, defaultVariants: { size: 'small' } })
      export interface ThingProps extends Omit<ComponentProps<'b'>, 'title'>, Pick<Base, 'label'>, VariantProps<typeof look> {
        /** How it sounds. */
        tone?: Tone | undefined
        /** Called. */
        onCall(): void
      }
      /** A thing. */
      export function Thing({ tone = 'calm' }: ThingProps) {}`)
    expect(Thing).toEqual({
      doc: 'A thing.',
      element: 'b',
      props: [
        {
          name: 'tone',
          type: 'Tone',
          values: ['calm', 'loud'],
          required: false,
          doc: 'How it sounds.',
          initial: "'calm'",
        },
        { name: 'onCall', type: 'onCall(): void', required: true, doc: 'Called.' },
        { name: 'label', type: 'string', required: true, doc: 'Shown.' },
        {
          name: 'size',
          type: 'string',
          values: ['small', 'large'],
          required: false,
          doc: 'How large.',
          initial: "'small'",
        },
      ],
    })
  })

  test.each([
    [
      'a prop without a sentence',
      '/** A thing. */ export function Thing(props: { label: string }) {}',
      ['Thing: label'],
    ],
    [
      'a line comment',
      '/** A thing. */ export function Thing(props: {\n // Shown.\n label: string }) {}',
      ['Thing: label'],
    ],
    [
      'an incomplete sentence',
      '/** A thing. */ export function Thing(props: Base & { /** the words */ words: string }) {}',
      ['Thing: words'],
    ],
    [
      'a variant without a sentence',
      "const look = cva('', { variants: { size: { small: '' } } })\n/** A thing. */ export function Thing(props: VariantProps<typeof look>) {}",
      ['Thing: size'],
    ],
    ['a component without a sentence', 'export function Thing(props: Base) {}', ['Thing itself']],
    [
      'an export that is not a component',
      'export const Thing = 1',
      ['Thing is no function that the catalogue can read'],
    ],
  ])('reports %s', (_name, text, found) => {
    expect(undocumented('Thing', tables(text).Thing)).toEqual(found)
  })
})
