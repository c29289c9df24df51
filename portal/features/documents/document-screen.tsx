import { Button } from '#design-system'
import { useTranslation } from 'react-i18next'
import type { ListedDocument } from '../../api/contract/document.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { goTo } from '../../navigation/history-entry.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { FileScreen } from '../../ui/document-viewer/file-screen.tsx'
import { useBackToList } from '../../ui/list-position.ts'
import { documentKinds, isOfOtherKind, type DocumentKind } from './document-kind.ts'

function DocumentScreen({ kind, id }: { kind: DocumentKind; id: number }) {
  const { list } = documentKinds[kind]
  const back = useBackToList(list, id)
  const { data, isPending } = usePatientInfo()
  const listed = data?.documents.find((document) => document.id === id)
  const isOther = listed !== undefined && isOfOtherKind(listed.category, kind)
  return (
    <FileScreen
      documentId={id}
      kind={kind}
      description={listed?.description.trim()}
      others={addressOf(list)}
      isOther={isOther}
      back={{ onPress: back }}
      facts={(listed || isPending) && <Facts kind={isOther ? 'documents' : kind} document={listed} />}
    />
  )
}

/** Date of the document and, for a prescription, the repeat button; reserves its height while loading. */
function Facts({ kind, document }: { kind: DocumentKind; document: ListedDocument | undefined }) {
  return (
    <div className={`flex flex-col ${document ? '' : 'invisible'}`}>
      <p className="text-small text-muted">{document ? dateText(document.created_at) : '\u00a0'}</p>
      {kind === 'prescriptions' && (
        <AskRepeat description={document?.description ?? ''} at={document?.created_at ?? ''} />
      )}
    </div>
  )
}

/** Opens the question form, prefilled with a request to repeat the prescription. */
function AskRepeat({ description, at }: { description: string; at: string }) {
  const { t } = useTranslation('documents')
  const askRepeat = () =>
    goTo('newQuestion', {
      state: {
        subject: t('repeat.subject', { description }),
        content: t('repeat.content', { description, date: dateText(at) }),
        department: 'medical',
      },
    })
  return (
    <Button className="mt-3 self-start" onClick={askRepeat}>
      {t('repeat.ask')}
    </Button>
  )
}

export const PrescriptionScreen = ({ id }: { id: number }) => <DocumentScreen kind="prescriptions" id={id} />

export const LetterScreen = ({ id }: { id: number }) => <DocumentScreen kind="documents" id={id} />
