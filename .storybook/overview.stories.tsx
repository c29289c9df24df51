import type { Meta, StoryObj } from '@storybook/react-vite'
import { guides } from './guides/guides.ts'
import { asOverview } from './modes.ts'

/** Every part as its guide recommends it, to see what a reader or a device asks for in all of them at once. */
const meta = { title: 'Overview', tags: ['!autodocs'] } satisfies Meta
export default meta

export const EveryPart: StoryObj<typeof meta> = {
  parameters: asOverview,
  render: () => (
    <main className="flex flex-col gap-11 p-5">
      <h1>Alle onderdelen</h1>
      {Object.entries(guides).map(([name, { good }]) => (
        <section key={name} aria-label={name} className="flex min-w-0 flex-col items-start gap-3 *:max-w-full *:has-[label,legend,ol,ul,dl]:w-full [&>ol]:w-full [&>ul]:w-full">
          <p className="text-small text-muted">{name}</p>
          {good.drawn}
        </section>
      ))}
    </main>
  ),
}
