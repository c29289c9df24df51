import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { AccessibilityScreen } from './accessibility-screen.tsx'

const meta = { title: 'Screens/Accessibility', component: AccessibilityScreen, tags: ['every-theme'], parameters: screenParameters } satisfies Meta<typeof AccessibilityScreen>
export default meta

export const Ready: StoryObj<typeof meta> = { ...screenStory({ at: addressOf('accessibility'), shows: /Wat niet is bewezen/ }), parameters: inEveryMode }
