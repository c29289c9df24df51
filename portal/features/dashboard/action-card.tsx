import { Badge, Button, Card, clockIcon, fileIcon, IconList, lockedIcon, startedIcon, successIcon, warningIcon, type BadgeProps } from '#design-system'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { isWaiting, type CardState, type OnboardingKey, type WaitingKey } from '../onboarding/rules/action-state.ts'

/** How a state looks beside its word; one that nobody has begun has none, nor one whose outcome is awaited. */
const badges = {
  done: { tone: 'success', icon: successIcon },
  started: { tone: 'neutral', icon: startedIcon },
  declined: { tone: 'warning', icon: warningIcon },
  missingBsn: { tone: 'warning', icon: warningIcon },
  blocked: { tone: 'neutral', icon: lockedIcon },
} as const satisfies Partial<Record<CardState, Pick<BadgeProps, 'tone' | 'icon'>>>

const hasWord = (state: CardState): state is keyof typeof badges => Object.hasOwn(badges, state)
const wordOf = (state: keyof typeof badges) => `state.${state}` as const
const reasonOf = (key: WaitingKey) => `item.${key}.waits` as const
const wayOf = (state: Exclude<CardState, 'done' | 'blocked' | 'unreadable'>) => `go.${state}` as const

interface ActionCardProps {
  itemKey: OnboardingKey
  state: CardState
  onOpen: () => void
  /** How far it is, where it was begun. */
  progress?: ReactNode
}

/** One thing that onboarding asks for. Only one that can be done now can be pressed; of the others it is said how they stand. */
export function ActionCard({ itemKey, state, onOpen, progress }: ActionCardProps) {
  const { t } = useTranslation('dashboard')
  const titleId = useId()
  const isLow = state === 'done' || state === 'blocked'
  const title = (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 ${state === 'blocked' ? 'flex-col' : ''}`}>
      <h2 id={titleId} className={`min-w-0 max-w-full hyphens-auto ${isLow ? 'text-body' : ''}`}>{t(`item.${itemKey}.label`)}</h2>
      {hasWord(state) && <Badge {...badges[state]}>{t(wordOf(state))}</Badge>}
    </div>
  )
  if (state === 'done') return <Card className="py-4">{title}</Card>
  if (state === 'unreadable') return <Card>{title}<p><ContactText>{t('say.unreadable')}</ContactText></p></Card>
  if (state === 'blocked') {
    return (
      <Card surface="none">
        <div className="flex flex-col gap-2">
          {title}
          {isWaiting(itemKey) && <p>{t(reasonOf(itemKey))}</p>}
        </div>
        <Needs of={itemKey} muted />
      </Card>
    )
  }
  const says = saysWhat(itemKey, state)
  return (
    <Card className="gap-5">
      {title}
      {progress}
      {says && <p>{t(`say.${says}`)}</p>}
      <Needs of={state === 'missingBsn' ? 'bsn' : itemKey} />
      <Button variant="primary" width="full-on-phone" className="self-start max-wide:self-stretch" aria-describedby={titleId} onClick={onOpen}>{t(wayOf(state))}</Button>
    </Card>
  )
}

/** What is said of a state besides its word. */
function saysWhat(itemKey: OnboardingKey, state: CardState): 'undecided' | 'awaited' | 'declined' | 'missingBsn' | undefined {
  if (itemKey !== 'identificationInfo') return undefined
  if (state === 'started') return 'undecided'
  return state === 'awaited' || state === 'declined' || state === 'missingBsn' ? state : undefined
}

/** How long it takes, and what to have at hand. */
function Needs({ of, muted = false }: { of: OnboardingKey | 'bsn'; muted?: boolean }) {
  const { t } = useTranslation('dashboard')
  return <IconList tone={muted ? 'muted' : 'plain'} items={[{ icon: clockIcon, text: t(`item.${of}.time`) }, { icon: fileIcon, text: t(`item.${of}.need`) }]} />
}
