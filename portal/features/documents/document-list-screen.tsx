import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { documentsOf } from './rules/listed-documents.ts'
import { isIncomplete, type Incomplete } from '../../rules/incomplete.ts'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { OverviewBar } from '../../ui/layout/overview-bar.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { documentKinds, type DocumentKind } from './document-kind.ts'
import { DocumentList } from './document-list.tsx'
import { Medicines } from './medicines.tsx'

/** Without a category a document is in no list, so this counts as incomplete too. */
const leftOut = ['documents', 'documents.category']

/** Number of medicines shown; all prescriptions are in the list below. */
const mostMedicines = 5

function DocumentListScreen({ kind }: { kind: DocumentKind }) {
  const { t } = useTranslation('documents')
  return (
    <Screen title={t(`${kind}.title`)} header={<OverviewBar />}>
      <h1>{t(`${kind}.title`)}</h1>
      <QueryContent query={usePatientInfo()}>
        {(info) => (
          <>
            <IncompleteNote of={info} fields={leftOut} />
            {kind === 'prescriptions' && <Medicines documents={info.documents} most={mostMedicines} />}
            <DocumentsOfKind kind={kind} info={info} />
          </>
        )}
      </QueryContent>
    </Screen>
  )
}

function DocumentsOfKind({ kind, info }: { kind: DocumentKind; info: Pick<PatientInfo, 'documents'> & Incomplete }) {
  const documents = documentsOf(info.documents, documentKinds[kind].categories)
  return documents.length === 0 && isIncomplete(info, leftOut) ? null : (
    <DocumentList kind={kind} documents={documents} />
  )
}

/** List of prescriptions. */
export const PrescriptionsScreen = () => <DocumentListScreen kind="prescriptions" />

/** List of letters and results. */
export const DocumentsScreen = () => <DocumentListScreen kind="documents" />
