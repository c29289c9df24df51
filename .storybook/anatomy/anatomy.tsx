import { DocsContext } from '@storybook/addon-docs/blocks'
import { useCallback, useContext, useId, useState } from 'react'
import { records } from 'virtual:component-records'
import { Prose } from '../records/prose.tsx'
import { useToolbar } from '../use-toolbar.ts'
import { Drawing, type NumberedPiece, type Story } from './drawing.tsx'
import type { Measure } from './measures.ts'

function Measures({ measures }: { measures: readonly Measure[] }) {
  return (
    <dl className="page-measures">
      {measures.map(({ name, value, tokens }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {tokens.map((token) => (
              <span key={token}>
                {' '}
                <code>{token}</code>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The anatomy of a component: its pieces, numbered in a drawing, and a list of them with their measures and the tokens of these. */
export function Anatomy({ name }: { name: string }) {
  const record = records[name]
  const stories = useContext(DocsContext).componentStories() as readonly Story[]
  const globals = useToolbar()
  return record && <Pieces key={globals} name={name} pieces={record.anatomy} stories={stories} globals={globals} />
}

interface PiecesProps {
  name: string
  pieces: (typeof records)[string]['anatomy']
  stories: readonly Story[]
  globals: string
}

function Pieces({ name, pieces, stories, globals }: PiecesProps) {
  const id = useId()
  const [measures, setMeasures] = useState<ReadonlyMap<number, readonly Measure[]>>(new Map())
  const add = useCallback(
    (more: ReadonlyMap<number, readonly Measure[]>) => setMeasures((before) => new Map([...before, ...more])),
    [],
  )
  const drawn = pieces.flatMap((piece, at): NumberedPiece[] =>
    piece.at === undefined ? [] : [{ ...piece, at: piece.at, number: at + 1 }],
  )
  const storyOf = (ending: string | undefined) =>
    stories.find((story) => ending === undefined || story.id.endsWith(`--${ending}`))
  return (
    <>
      <h2>Anatomy</h2>
      <p>The measures are those of the drawing in the current theme, text size and width. Names in code are tokens.</p>
      {[...Map.groupBy(drawn, ({ story }) => storyOf(story))].map(
        ([story, own]) =>
          story && (
            <Drawing
              key={story.id}
              story={story}
              pieces={own}
              globals={globals}
              label={`${name} in the story ${story.name}, with ${own.length === 1 ? 'its piece' : 'its pieces'} numbered`}
              describedBy={id}
              onMeasured={add}
            />
          ),
      )}
      <ol id={id} className="page-pieces">
        {pieces.map(({ piece, what, at }, index) => (
          <li key={piece}>
            <span className="page-mark">{index + 1}</span> <strong>{piece}</strong>{' '}
            <Prose text={at === undefined ? `${what} Not drawn, as it cannot be seen.` : what} />
            <Measures measures={measures.get(index + 1) ?? []} />
          </li>
        ))}
      </ol>
    </>
  )
}
