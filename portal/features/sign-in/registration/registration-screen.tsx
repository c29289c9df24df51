import { StepFooter } from '#design-system'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../../../navigation/history-entry.ts'
import { isTabOnlyAtom } from '../../../session/token.ts'
import { maskedEmail, maskedPhone } from '../rules/mask.ts'
import { CodeStep, ConfirmedStep } from '../code-step.tsx'
import { ContactStep } from '../contact-step.tsx'
import { PasswordStep } from '../password-step.tsx'
import { SignInLink, useSignIn } from '../sign-in-link.tsx'
import { Alert } from '../../../ui/load-states/alert.tsx'
import { WizardScreen } from '../../../ui/wizard/wizard-screen.tsx'
import { WizardStep } from '../../../ui/wizard/wizard-step.tsx'
import { useRegistration } from './use-registration.ts'
import { restart, registrationStep, useRegistrationWizard, type RegistrationWizard } from './use-registration-wizard.ts'

/** Registration in six steps. */
export function RegistrationScreen() {
  const { t } = useTranslation('account')
  const wizard = useRegistrationWizard()
  return (
    <WizardScreen wizard={wizard} task={t('registration.task')}>
      {wizard.index === registrationStep.registered ? <RegisteredStep /> : <OpenStep wizard={wizard} />}
    </WizardScreen>
  )
}

function OpenStep({ wizard }: { wizard: RegistrationWizard }) {
  const { t } = useTranslation('account')
  const { choices, choose, advance } = wizard
  const registration = useRegistration(wizard)
  // In memory only: not in a history entry or on the device.
  const [password, setPassword] = useState('')
  const { errorMessage, emailErrorMessage, phoneErrorMessage } = registration
  const instead = useWayOut(wizard, registration.wayOut)
  const hasBegun = wizard.index >= registrationStep.phone
  const aside = (
    <p className={`flex flex-wrap items-center gap-x-2 ${hasBegun ? 'text-small text-muted' : ''}`}>
      <span>{t('registration.hasAccount')}</span>{' '}
      <SignInLink email={choices.email} onLeave={wizard.finish}>
        {t('registration.signIn')}
      </SignInLink>
    </p>
  )
  switch (wizard.index) {
    case registrationStep.email:
      return (
        <ContactStep
          key="email"
          kind="email"
          isFirst
          intro={t('registration.emailIntro')}
          typed={choices.email}
          onTyped={(email) => choose({ email })}
          notice={wizard.isRestarted && <Alert tone="info">{t('registration.expiredBefore')}</Alert>}
          send={registration.email.send}
          onDone={registration.email.onDone}
          errorMessage={emailErrorMessage}
          aside={aside}
        />
      )
    case registrationStep.emailCode:
      return choices.emailConfirmed ? (
        <ConfirmedStep key="email" by="email" text={t('code.confirmed.email')} onNext={() => advance()} aside={aside} />
      ) : (
        <CodeStep
          key="emailCode"
          by="email"
          intro={t('registration.emailSent', { to: maskedEmail(choices.codeEmail) })}
          {...registration.emailCode}
          resend={registration.email.resend}
          onResent={registration.email.onResent}
          errorMessage={errorMessage}
          instead={instead}
          aside={aside}
        />
      )
    case registrationStep.phone:
      return (
        <ContactStep
          key="phone"
          kind="phone"
          intro={t('registration.phoneIntro')}
          typed={choices.phone}
          onTyped={(phone) => choose({ phone })}
          send={registration.phone.send}
          onDone={registration.phone.onDone}
          errorMessage={phoneErrorMessage}
          instead={instead}
          aside={aside}
        />
      )
    case registrationStep.phoneCode:
      return choices.phoneConfirmed ? (
        <ConfirmedStep key="sms" by="sms" text={t('code.confirmed.sms')} onNext={() => advance()} aside={aside} />
      ) : (
        <CodeStep
          key="phoneCode"
          by="sms"
          intro={t('registration.smsSent', { to: maskedPhone(choices.codePhone) })}
          {...registration.phoneCode}
          resend={registration.phone.resend}
          errorMessage={errorMessage}
          instead={instead}
          aside={aside}
        />
      )
    default:
      return (
        <PasswordStep
          label={t('password.label')}
          email={choices.codeEmail}
          phone={choices.codePhone}
          typed={password}
          onTyped={setPassword}
          {...registration.password}
          instead={instead}
          aside={aside}
        />
      )
  }
}

/** Replaces the next button when the registration cannot continue: restart with the typed values, or sign in. */
function useWayOut({ choices, reopen, finish }: RegistrationWizard, wayOut: 'restart' | 'signIn' | null) {
  const { t } = useTranslation('account')
  const signIn = useSignIn(choices.email)
  switch (wayOut) {
    case null:
      return undefined
    case 'restart':
      return { label: t('restart'), onPress: () => reopen(registrationStep.email, restart) }
    case 'signIn':
      return {
        label: t('registration.signIn'),
        onPress: () => {
          finish()
          signIn()
        },
      }
  }
}

/** The account exists and the visitor is signed in. */
function RegisteredStep() {
  const { t } = useTranslation(['account', 'common'])
  const isTabOnly = useAtomValue(isTabOnlyAtom)
  return (
    <WizardStep
      onSubmit={() => goTo('dashboard', { replace: true })}
      footer={<StepFooter next={t('registration.toDashboard')} />}
    >
      <p>{t('registration.registered')}</p>
      {isTabOnly && <Alert tone="info">{t('common:tabOnlySession')}</Alert>}
    </WizardStep>
  )
}
