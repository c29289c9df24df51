import type { Meta, StoryObj } from '@storybook/react-vite'
import { inEveryMode } from '../../../.storybook/modes.ts'
import { screenParameters, screenStory } from '../../stories/story-portal.tsx'
import { NewQuestionScreen } from './new-question-screen.tsx'

const meta = { title: 'Screens/New question', component: NewQuestionScreen, tags: ['!autodocs', 'every-theme'], parameters: screenParameters } satisfies Meta<typeof NewQuestionScreen>
export default meta

export const Ready: StoryObj<typeof meta> = { ...screenStory({ at: '/new-question', shows: /Bel of mail de kliniek/ }), parameters: inEveryMode }
