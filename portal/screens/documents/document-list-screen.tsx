import { useTranslation } from 'react-i18next'
import { documentsOf } from '../../rules/document-list.ts'
import { IncompleteNote } from '../failure/incomplete-note.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { OverviewBar } from '../frame/overview-bar.tsx'
import { Screen } from '../frame/screen.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { documentKinds, type DocumentKind } from './document-kind.ts'
import { DocumentList } from './document-list.tsx'

function DocumentListScreen({ kind }: { kind: DocumentKind }) {
  const { t } = useTranslation('documents')
  return (
    <Screen title={t(`${kind}.title`)} header={<OverviewBar />}>
      <h1>{t(`${kind}.title`)}</h1>
      <Loaded query={usePatientInfo()}>
        {(info) => (
          <>
            <IncompleteNote of={info} field="documents" />
            <DocumentList kind={kind} documents={documentsOf(info.documents, documentKinds[kind].categories)} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** What was prescribed to the patient. */
export const PrescriptionsScreen = () => <DocumentListScreen kind="prescriptions" />

/** Letters about the patient, and results. */
export const DocumentsScreen = () => <DocumentListScreen kind="documents" />
