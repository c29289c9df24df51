import { Card, Checkbox, StepFooter } from '#design-system'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../navigation/route-table.ts'
import { replaceState, useNavigationState } from '../../../navigation/history-entry.ts'
import { ErrorAlert, Alert, submitVariant } from '../../../ui/load-states/alert.tsx'
import { TaskForm } from '../../../ui/form/task-form.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { TaskBar } from '../../../ui/layout/task-bar.tsx'
import { OpenAction } from '../open-action.tsx'
import { useVerification } from './use-verification.ts'

/** Identification: what is needed, and the redirect to the verification site. */
export function IdentificationScreen() {
  return <OpenAction itemKey="identificationInfo">{() => <Identification />}</OpenAction>
}

const confirmationId = 'confirmation'

function Identification() {
  const { t } = useTranslation('identification')
  const { confirmed = false } = useNavigationState('identification')
  const verification = useVerification()
  const toDashboard = { href: pathTo('dashboard') }
  return (
    <Screen
      title={t('title')}
      help="inside"
      header={<TaskBar title={t('task')} titleAs="p" back={toDashboard} close={toDashboard} />}
    >
      <TaskForm
        onSubmit={() => {
          if (confirmed && !verification.busy) verification.submit()
        }}
        footer={
          <StepFooter
            next={t('start')}
            variant={submitVariant(verification.failure)}
            disabled={!confirmed}
            blockedReason={confirmed ? undefined : t('unconfirmed')}
            blockedBy={confirmationId}
            busyLabel={verification.busy ? t('busy') : undefined}
          >
            {t('ready')}
          </StepFooter>
        }
      >
        <div className="flex flex-col gap-2">
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        <Card className="gap-7">
          <Step number={1} title={t('prepare.title')} lines={[t('prepare.document'), t('prepare.phone')]} />
          <Step
            number={2}
            title={t('verify.title')}
            lines={[t('verify.site'), t('verify.document'), t('verify.face'), t('verify.back')]}
          />
        </Card>
        <Alert tone="info" title={t('light.title')}>
          {t('light.text')}
        </Alert>
        <Checkbox
          id={confirmationId}
          label={t('confirm')}
          required
          checked={confirmed}
          onCheckedChange={(ticked) => replaceState({ confirmed: ticked })}
        />
        {verification.failure && <ErrorAlert text={verification.failure.text} onRetry={verification.failure.retry} />}
      </TaskForm>
    </Screen>
  )
}

/** One of the two steps: number, title and list. */
function Step({ number, title, lines }: { number: number; title: string; lines: readonly string[] }) {
  const { t } = useTranslation('identification')
  return (
    <div className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 overflow-x-visible">
        <span className="sr-only">{t('step', { step: number })}</span>
        <span
          aria-hidden
          className="flex size-7 shrink-0 items-center justify-center rounded-full border-2 border-primary text-small text-primary"
        >
          {number}
        </span>
        <span>{title}</span>
      </h2>
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-muted">
        {lines.map((line) => (
          <li key={line} className="max-w-measure pl-2">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
