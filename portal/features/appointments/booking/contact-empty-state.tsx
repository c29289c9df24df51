import { EmptyState, Link, phoneIcon } from '#design-system'
import { useTranslation } from 'react-i18next'
import { pathTo } from '../../../navigation/route-table.ts'
import { ContactText } from '../../../ui/layout/contact-text.tsx'

/** Empty state that refers to the phone number and the question form. */
export function ContactEmptyState({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('appointment')
  return (
    <EmptyState icon={phoneIcon} title={title}>
      <p>
        <ContactText>{text}</ContactText>
      </p>
      <p>
        <Link href={pathTo('newQuestion')} className="inline-flex min-h-11 items-center">
          {t('booking.askQuestion')}
        </Link>
      </p>
    </EmptyState>
  )
}
