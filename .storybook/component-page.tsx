import { Controls, Description, Primary, Stories, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { Anatomy } from './anatomy/anatomy.tsx'
import { DrawnExample } from './guides/drawn-example.tsx'
import type { Example } from './guides/guide.ts'
import { guides } from './guides/guides.ts'
import { RecordOpening, RecordClosing } from './records/record-blocks.tsx'

function Drawn({ word, example: { why, drawn } }: { word: 'Do' | 'Do not'; example: Example }) {
  return (
    <figure className="page-example" data-example={word}>
      <Unstyled>
        <DrawnExample className="flex flex-col items-start gap-3 *:max-w-full *:has-[label,legend,ol,ul,dl]:w-full">
          {drawn}
        </DrawnExample>
      </Unstyled>
      <figcaption>
        <strong>{word}.</strong> {why}
      </figcaption>
    </figure>
  )
}

function Advice({ name }: { name: string }) {
  const guide = guides[name]
  if (!guide) return null
  return (
    <>
      <h2>When to use it</h2>
      <p>{guide.use}</p>
      <h2>When not</h2>
      <p>{guide.avoid}</p>
      <div className="page-examples">
        <Drawn word="Do" example={guide.good} />
        <Drawn word="Do not" example={guide.bad} />
      </div>
    </>
  )
}

/** The docs page of a component: the component, its props, anatomy, guide and states, and last its criteria with their tests. */
export function ComponentPage({ name }: { name: string }) {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <RecordOpening name={name} />
      <h2>Props</h2>
      <Controls />
      <Anatomy name={name} />
      <Advice name={name} />
      <Stories includePrimary={false} title="States" />
      <RecordClosing name={name} />
    </>
  )
}
