import type { Meta, StoryObj } from '@storybook/react-vite'
import { unpictured } from '../../../.storybook/modes.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { AccessibilityScreen } from './accessibility-screen.tsx'

const meta = {
  title: 'Screens/Accessibility',
  component: AccessibilityScreen,
  tags: ['every-theme'],
  parameters: screenParameters,
} satisfies Meta<typeof AccessibilityScreen>
export default meta

/** No snapshot: its figures and its host differ from run to run. */
export const Ready: StoryObj<typeof meta> = {
  ...screenStory({ at: addressOf('accessibility'), shows: /Wat niet is bewezen/ }),
  parameters: unpictured,
}
