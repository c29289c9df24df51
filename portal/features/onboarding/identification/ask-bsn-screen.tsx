import { StepFooter, TextField } from '#design-system'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../navigation/route-table.ts'
import { ErrorAlert, submitVariant } from '../../../ui/load-states/alert.tsx'
import { TaskForm } from '../../../ui/form/task-form.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { TaskBar } from '../../../ui/layout/task-bar.tsx'
import { useBsn } from './use-bsn.ts'

/** Form for the citizen service number (BSN). */
export function AskBsnScreen() {
  const { t } = useTranslation('bsn')
  const { field, typed, error, value, saving, check, change } = useBsn()
  const blockedReason = value === null ? t(typed.trim() === '' ? 'missing' : 'invalid') : undefined
  const toDashboard = { href: pathTo('dashboard') }
  return (
    <Screen
      title={t('title')}
      width="form"
      help="inside"
      header={<TaskBar title={t('task')} titleAs="p" back={toDashboard} close={toDashboard} />}
    >
      <TaskForm
        onSubmit={() => {
          if (value !== null) saving.submit(value)
        }}
        footer={
          <StepFooter
            next={t('save')}
            variant={submitVariant(saving.failure)}
            disabled={value === null}
            blockedReason={blockedReason}
            busyLabel={saving.busy ? t('busy') : undefined}
          >
            {t('ready')}
          </StepFooter>
        }
      >
        <div className="flex flex-col gap-2">
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        {saving.failure?.retry && (
          <ErrorAlert text={saving.failure.text} onRetry={saving.failure.retry} busy={saving.busy} />
        )}
        <TextField
          ref={field}
          label={t('label')}
          hint={t('hint')}
          error={error}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          required
          className="[&_input]:scroll-mb-6"
          onValueChange={change}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.repeat) check(true)
          }}
          // Switching windows to look up the number is not leaving the field.
          onBlur={() => {
            if (typed.trim() !== '' && document.hasFocus()) check(false)
          }}
        />
      </TaskForm>
    </Screen>
  )
}
