import type { Meta, StoryObj } from '@storybook/react-vite'
import { withoutScreenshot } from '../../../.storybook/modes.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { textOf } from '../../stories/text-of.ts'
import { AccessibilityScreen } from './accessibility-screen.tsx'

const meta = {
  title: 'Screens/Accessibility',
  component: AccessibilityScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof AccessibilityScreen>
export default meta

/** No snapshot: its host differs from run to run. */
export const Ready: StoryObj<typeof meta> = {
  ...screenStory({ at: pathTo('accessibility'), shows: textOf('accessibility:unproved.title') }),
  parameters: withoutScreenshot,
}

/** Where the release check of accessibility ran on what was built. */
export const WithCounts: StoryObj<typeof meta> = {
  ...screenStory({ at: pathTo('accessibility'), shows: textOf('accessibility:measured.count') }),
  args: { check: { date: '2026-11-29', version: '0.1.0', screens: 213, components: 456, failed: 2 } },
  parameters: withoutScreenshot,
}
