import { StepFooter } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maskedEmail } from '../rules/mask.ts'
import { CodeStep, ConfirmedStep } from '../code-step.tsx'
import { ContactStep } from '../contact-step.tsx'
import { PasswordStep } from '../password-step.tsx'
import { SignInLink, useSignIn } from '../sign-in-link.tsx'
import { Alert } from '../../../ui/load-states/alert.tsx'
import { WizardScreen } from '../../../ui/wizard/wizard-screen.tsx'
import { WizardStep } from '../../../ui/wizard/wizard-step.tsx'
import { usePasswordReset } from './use-password-reset.ts'
import { resetStep, usePasswordResetWizard, type PasswordResetWizard } from './use-password-reset-wizard.ts'

/** Password reset in four steps. */
export function PasswordResetScreen() {
  const { t } = useTranslation('account')
  const wizard = usePasswordResetWizard()
  return (
    <WizardScreen wizard={wizard} task={t('reset.task')}>
      {wizard.index === resetStep.done ? <DoneStep email={wizard.choices.codeEmail} /> : <OpenStep wizard={wizard} />}
    </WizardScreen>
  )
}

function OpenStep({ wizard }: { wizard: PasswordResetWizard }) {
  const { t } = useTranslation('account')
  const { choices, choose, advance, finish } = wizard
  const { isRight, email, code, password } = usePasswordReset(wizard)
  // In memory only: not in a history entry or on the device.
  const [typed, setTyped] = useState('')
  const aside = (
    <p>
      <SignInLink email={choices.email} onLeave={finish}>
        {t('reset.toSignIn')}
      </SignInLink>
    </p>
  )
  if (wizard.index === resetStep.email) {
    return (
      <ContactStep
        kind="email"
        isFirst
        autoComplete="username"
        intro={t('reset.emailIntro')}
        typed={choices.email}
        onTyped={(address) => choose({ email: address })}
        {...email}
        aside={aside}
      />
    )
  }
  if (wizard.index === resetStep.password)
    return (
      <PasswordStep
        label={t('password.newLabel')}
        email={choices.codeEmail}
        phone=""
        typed={typed}
        onTyped={setTyped}
        {...password}
        aside={aside}
      />
    )
  if (isRight) return <ConfirmedStep by="email" text={t('reset.codeRight')} onNext={() => advance()} aside={aside} />
  return (
    <CodeStep
      by="email"
      intro={t('reset.emailSent', { to: maskedEmail(choices.codeEmail) })}
      {...code}
      aside={aside}
      notice={choices.codeWasRight && wizard.code === null && <Alert tone="info">{t('reset.codeAgain')}</Alert>}
    />
  )
}

/** The password has been changed. */
function DoneStep({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const signIn = useSignIn(email)
  return (
    <WizardStep onSubmit={() => signIn(true)} footer={<StepFooter next={t('reset.signIn')} />}>
      <p>{t('reset.done')}</p>
    </WizardStep>
  )
}
