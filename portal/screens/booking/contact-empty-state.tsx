import { EmptyState } from '#design-system'
import { ContactText } from '../shared/contact-text.tsx'

/** Nothing can be chosen here: the clinic helps by phone. */
export function ContactEmptyState({ title, text }: { title: string; text: string }) {
  return <EmptyState icon="phone" title={title}><p><ContactText>{text}</ContactText></p></EmptyState>
}
