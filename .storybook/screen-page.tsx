import { DocsContext, Title } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { viewports } from './modes.ts'
import { useToolbar } from './use-toolbar.ts'
import { whenDrawn } from './when-drawn.ts'

/** The docs page of a screen: its stories side by side at phone size, each in an iframe. */
export function ScreenPage() {
  const globals = useToolbar()
  const stories = useContext(DocsContext).componentStories()
  return (
    <>
      <Title />
      <p>
        {stories.length} {stories.length === 1 ? 'state' : 'states'}, each {viewports.phone.width} px wide. Press a name
        to open it alone.
      </p>
      {/* The key renders all stories anew after a change of the toolbar, as a story reads it once. */}
      <Screens key={globals} stories={stories} globals={globals} />
    </>
  )
}

function Screens({ stories, globals }: { stories: readonly { id: string; name: string }[]; globals: string }) {
  const { width, height } = viewports.phone
  // Rendered one after another, as stories with play functions would take focus from each other.
  const [drawn, setDrawn] = useState(0)
  return (
    <ul className="page-screens">
      {stories.map(({ id, name }, at) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
          <div className="page-screen" data-drawn={at < drawn}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, which needs its own origin's store. */}
            <iframe
              title={name}
              width={width}
              height={height}
              {...(at <= drawn && { src: `iframe.html?id=${id}&viewMode=story&globals=${globals}` })}
              onLoad={({ currentTarget }) => {
                if (at === drawn) whenDrawn(currentTarget, () => setDrawn((before) => Math.max(before, at + 1)))
              }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
