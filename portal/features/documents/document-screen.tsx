import type { ListedDocument } from '../../api/contract/document.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { dateText } from '../../rules/clinic-time.ts'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { FileScreen } from '../../ui/document-viewer/file-screen.tsx'
import { useBackToList } from '../../ui/list-position.ts'
import { AskRepeat } from './ask-repeat.tsx'
import { documentKinds, isOfOtherKind, type DocumentKind } from './document-kind.ts'

function DocumentScreen({ kind, id }: { kind: DocumentKind; id: number }) {
  const { list } = documentKinds[kind]
  const back = useBackToList(list, id)
  const { asText = false } = useNavigationState(documentKinds[kind].one)
  const { data, isPending } = usePatientInfo()
  const listed = data?.documents.find((document) => document.id === id)
  const isOther = listed !== undefined && isOfOtherKind(listed.category, kind)
  return (
    <FileScreen
      documentId={id}
      kind={kind}
      description={listed?.description.trim()}
      others={pathTo(list)}
      isOther={isOther}
      asText={asText}
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
        <div className="mt-3 flex">
          <AskRepeat description={document?.description ?? ''} at={document?.created_at ?? ''} />
        </div>
      )}
    </div>
  )
}

export const PrescriptionScreen = ({ id }: { id: number }) => <DocumentScreen kind="prescriptions" id={id} />

export const LetterScreen = ({ id }: { id: number }) => <DocumentScreen kind="documents" id={id} />
