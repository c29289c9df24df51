import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../.storybook/modes.ts'
import { screenParameters, screenStory } from '../stories/story-portal.tsx'
import { textOf } from '../stories/text-of.ts'
import { VisitorBar } from '../ui/layout/visitor-bar.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  args: { bar: <VisitorBar /> },
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof NotFoundScreen>
export default meta

export const Ready: StoryObj<typeof meta> = {
  ...screenStory({ at: '/nergens', shows: textOf('common:notFound.title') }),
  parameters: inEveryMode,
}
