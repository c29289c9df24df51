import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { destinations } from '../../navigation/destinations.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { RegistrationScreen } from './registration-screen.tsx'

const meta = { title: 'Screens/Registration', component: RegistrationScreen, tags: ['!autodocs', 'every-theme'], parameters: screenParameters } satisfies Meta<typeof RegistrationScreen>
export default meta

export const Ready: StoryObj<typeof meta> = { ...screenStory({ at: destinations.register.pattern, shows: /Wilt u een account/ }), parameters: inEveryMode }
