import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { destinations } from '../../navigation/destinations.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { PasswordResetScreen } from './password-reset-screen.tsx'

const meta = { title: 'Screens/Password reset', component: PasswordResetScreen, tags: ['!autodocs', 'every-theme'], parameters: screenParameters } satisfies Meta<typeof PasswordResetScreen>
export default meta

export const Ready: StoryObj<typeof meta> = { ...screenStory({ at: destinations.login.pattern, state: { mode: 'forgotPassword' }, shows: /nieuw wachtwoord/ }), parameters: inEveryMode }
