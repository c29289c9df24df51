import type { Meta, StoryObj } from '@storybook/react-vite'
import { routes } from '../../navigation/route-table.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { TestPageScreen } from './test-page-screen.tsx'

const meta = {
  title: 'Screens/Test page',
  component: TestPageScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof TestPageScreen>
export default meta

type Story = StoryObj<typeof meta>

const testPage = (shows: RegExp, sessionId: string): Story =>
  screenStory({ at: routes.test.pattern, query: { sessionId }, shows })

export const Ready: Story = testPage(textOf('test-page:text'), '3f8e')
/** The URL has no session id. */
export const WithoutSession: Story = testPage(textOf('test-page:noSession'), '')
