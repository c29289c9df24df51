import {
  Badge,
  Button,
  Card,
  clockIcon,
  fileIcon,
  IconList,
  lockedIcon,
  startedIcon,
  successIcon,
  warningIcon,
  type BadgeProps,
} from '#design-system'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { isWaiting, type CardState, type OnboardingKey, type WaitingKey } from '../onboarding/rules/action-state.ts'

/** Badges by state. States not listed have none: not started, or waiting for an outcome. */
const badges = {
  done: { tone: 'success', icon: successIcon },
  started: { tone: 'neutral', icon: startedIcon },
  declined: { tone: 'warning', icon: warningIcon },
  missingBsn: { tone: 'warning', icon: warningIcon },
} as const satisfies Partial<Record<CardState, Pick<BadgeProps, 'tone' | 'icon'>>>

const hasBadge = (state: CardState): state is keyof typeof badges => Object.hasOwn(badges, state)
const labelKey = (state: keyof typeof badges) => `state.${state}` as const
const reasonKey = (key: WaitingKey) => `item.${key}.waits` as const
const buttonKey = (state: Exclude<CardState, 'done' | 'blocked' | 'unreadable'>) => `go.${state}` as const

interface ActionCardProps {
  itemKey: OnboardingKey
  state: CardState
  onOpen: () => void
  /** Progress of a started item. */
  progress?: ReactNode
}

/** Card of one onboarding item. Only an item that can be done now has a button; the others show their state. */
export function ActionCard({ itemKey, state, onOpen, progress }: ActionCardProps) {
  const { t } = useTranslation('dashboard')
  const titleId = useId()
  const isCompact = state === 'done' || state === 'blocked'
  const title = (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h2 id={titleId} className={`min-w-0 max-w-full hyphens-auto ${isCompact ? 'text-body' : ''}`}>
        {t(`item.${itemKey}.label`)}
      </h2>
      {hasBadge(state) && <Badge {...badges[state]}>{t(labelKey(state))}</Badge>}
    </div>
  )
  if (state === 'done') return <Card className="py-4">{title}</Card>
  if (state === 'unreadable')
    return (
      <Card>
        {title}
        <p>
          <ContactText>{t('say.unreadable')}</ContactText>
        </p>
      </Card>
    )
  if (state === 'blocked') {
    return (
      <Card surface="none">
        {title}
        {isWaiting(itemKey) && <IconList tone="muted" items={[{ icon: lockedIcon, text: t(reasonKey(itemKey)) }]} />}
      </Card>
    )
  }
  const explanation = explanationKey(itemKey, state)
  return (
    <Card className="gap-5">
      {title}
      {progress}
      {explanation && <p>{t(`say.${explanation}`)}</p>}
      <Requirements of={state === 'missingBsn' ? 'bsn' : itemKey} isStarted={state === 'started'} />
      <Button
        variant="primary"
        width="full-on-phone"
        className="self-start max-wide:self-stretch"
        aria-describedby={titleId}
        onClick={onOpen}
      >
        {t(buttonKey(state))}
      </Button>
    </Card>
  )
}

/** Key of the explanation beside the badge; undefined without one. */
function explanationKey(
  itemKey: OnboardingKey,
  state: CardState,
): 'undecided' | 'awaited' | 'declined' | 'missingBsn' | undefined {
  if (itemKey !== 'identificationInfo') return undefined
  if (state === 'started') return 'undecided'
  return state === 'awaited' || state === 'declined' || state === 'missingBsn' ? state : undefined
}

/** Duration, unless part of it is done, and what to have at hand. */
function Requirements({ of, isStarted }: { of: OnboardingKey | 'bsn'; isStarted: boolean }) {
  const { t } = useTranslation('dashboard')
  const time = { icon: clockIcon, text: t(`item.${of}.time`) }
  return <IconList items={[...(isStarted ? [] : [time]), { icon: fileIcon, text: t(`item.${of}.need`) }]} />
}
