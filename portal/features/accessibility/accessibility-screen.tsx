import { Fragment, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { ContactText } from '../../ui/layout/contact-text.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import type { AccessibilityCheck } from './accessibility-check.ts'

const checks = ['rules', 'keyboard', 'targets', 'small', 'large', 'contrast', 'still'] as const
const phones = ['iphone', 'android'] as const
const steps = ['settings', 'switch', 'use'] as const
const unproved = ['people', 'audit', 'reader', 'documents', 'others'] as const

/**
 * The accessibility statement, in the order of the Dutch model: scope, compliance, preparation, feedback, complaints, and
 * the evidence: what is checked and, if the release check of accessibility ran on this build, its counts (`check`). Then
 * how to have a page read aloud.
 */
export function AccessibilityScreen({
  check = import.meta.env.ACCESSIBILITY_CHECK ?? null,
}: {
  check?: AccessibilityCheck | null
}) {
  const { t } = useTranslation(['accessibility', 'clinic'])
  return (
    <Screen title={t('title')} header={<TaskBar title={t('title')} back={{ href: pathTo('home') }} />}>
      <div className="flex flex-col gap-5">
        <p>{t('about', { clinic: t('clinic:name') })}</p>
        <p className="wrap-anywhere">{t('scope', { host: location.host })}</p>
      </div>
      <Part title={t('compliance.title')}>
        <p>{t('compliance.goal')}</p>
        <p>{t('compliance.none')}</p>
      </Part>
      <Part title={t('prepared.title')}>
        <p>
          {check
            ? t('prepared.text', { date: dateText(check.date), version: check.version })
            : t('prepared.withoutCount')}
        </p>
      </Part>
      <Part title={t('contact.title')}>
        <p>
          <ContactText>{t('contact.text')}</ContactText>
        </p>
        <h3>{t('contact.reply')}</h3>
        <p>{t('clinic:messages')}</p>
      </Part>
      <Part title={t('complaint.title')}>
        <p>{t('complaint.text')}</p>
      </Part>
      <Part title={t('measured.title')}>
        <p>
          {check
            ? t('measured.count', { screens: check.screens, parts: check.components })
            : t('measured.withoutCount')}
        </p>
        <List>
          {checks.map((name) => (
            <li key={name}>{t(`measured.checks.${name}`)}</li>
          ))}
        </List>
        {check && <p>{check.failed === 0 ? t('measured.none') : t('measured.some', { failed: check.failed })}</p>}
      </Part>
      <Part title={t('unproved.title')}>
        <List>
          {unproved.map((point) => (
            <li key={point}>{t(`unproved.points.${point}`)}</li>
          ))}
        </List>
      </Part>
      <ReadingAloud />
    </Screen>
  )
}

function ReadingAloud() {
  const { t } = useTranslation('accessibility')
  return (
    <Part title={t('aloud.title')}>
      {import.meta.env.VITE_READ_ALOUD !== 'false' && (
        <>
          <p>{t('aloud.own')}</p>
          <p>{t('aloud.without')}</p>
        </>
      )}
      <p>{t('aloud.any')}</p>
      {phones.map((phone) => (
        <Fragment key={phone}>
          <h3>{t(`aloud.${phone}.title`)}</h3>
          <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-muted">
            {steps.map((step) => (
              <li key={step}>{t(`aloud.${phone}.steps.${step}`)}</li>
            ))}
          </ol>
        </Fragment>
      ))}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-5">
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  )
}

const List = ({ children }: { children: ReactNode }) => (
  <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-muted">{children}</ul>
)
