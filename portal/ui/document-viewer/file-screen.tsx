import { Link, PdfFrame } from '#design-system'
import { useAtom, useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isAtRestAtom } from '../../platform/view.ts'
import { ErrorAlert, useLoadErrorMessage } from '../load-states/alert.tsx'
import { isNotFound } from '../load-states/is-not-found.ts'
import { useLoadFailure } from '../load-states/query-content.tsx'
import { Screen } from '../layout/screen.tsx'
import { TaskBar, type TaskBarProps } from '../layout/task-bar.tsx'
import { Aloud } from '../read-aloud/aloud.tsx'
import { documentViewAtom } from './document-view.ts'
import { useFrameLabels } from './use-frame-labels.ts'
import { useIsCalm } from './use-is-calm.ts'
import { useReceivedFile } from './use-received-file.ts'

interface FileScreenProps {
  documentId: number
  /** Selects the texts for this kind of file. */
  kind: 'prescriptions' | 'documents' | 'attachment' | 'invoice'
  back: TaskBarProps['back']
  /** Address of the list of this kind, linked if the file is not found. */
  others: string
  /** The title, if it is known before the file has loaded. */
  description?: string | undefined
  /** Further details, shown above the file. */
  facts?: ReactNode
  /** Opens as text, whatever view the patient chose for other files. */
  asText?: boolean
  /** The id belongs to a file of another kind, so at this address it is not found. */
  isOther?: boolean
}

/** A screen for one file of the clinic: shown in the portal's own viewer, with saving, printing and its text. */
export function FileScreen({
  documentId,
  kind,
  back,
  others,
  description,
  facts,
  asText = false,
  isOther = false,
}: FileScreenProps) {
  const { t } = useTranslation('documents')
  const file = useReceivedFile(documentId, !isOther)
  const missing = `documents:${kind}.missingMore` as const
  const failure = useLoadFailure(file, { errorMessage: useLoadErrorMessage({ 404: missing, recordNotFound: missing }) })
  const name = description || file.data?.description || (file.data ? t(`${kind}.unnamed`) : t(`${kind}.one`))
  const isMissing = isOther || isNotFound(file.error)
  return (
    <Screen title={t(`${kind}.one`)} header={<TaskBar title={t(`${kind}.one`)} titleAs="p" back={back} />}>
      <div className="flex flex-col gap-1">
        <h1 className="wrap-anywhere">{isMissing ? t(`${kind}.missing`) : name}</h1>
        {!isMissing && facts}
      </div>
      {isMissing && <p>{t(`${kind}.missingMore`)}</p>}
      {isMissing && (
        <p>
          <Link href={others} className="inline-flex min-h-11 items-center">
            {t(`${kind}.others`)}
          </Link>
        </p>
      )}
      {failure && !isMissing && (
        <ErrorAlert of="loading" text={failure} busy={file.isFetching} onRetry={() => void file.refetch()} />
      )}
      {!failure && !isMissing && (
        <Frame
          name={name}
          file={file}
          asText={asText}
          isLetter={kind === 'documents'}
          first={kind === 'prescriptions' ? t('prescriptions.first') : undefined}
        />
      )}
    </Screen>
  )
}

interface FrameProps {
  name: string
  file: ReturnType<typeof useReceivedFile>
  asText: boolean
  /** It can be read aloud. */
  isLetter: boolean
  first: string | undefined
}

function Frame({ name, file, asText, isLetter, first }: FrameProps) {
  const labels = useFrameLabels()
  const dimmed = useIsCalm()
  const [view, setView] = useAtom(documentViewAtom)
  const [isChosen, setIsChosen] = useState(false)
  const isAtRest = useAtomValue(isAtRestAtom)
  return (
    <PdfFrame
      description={name}
      filename={name}
      // The clinic's MIME type is ignored, as a browser would act on it. PDF is expected; the bytes decide.
      mimetype="application/pdf"
      data={file.data?.content}
      status={file.data && !file.isFetching ? 'ready' : 'loading'}
      onRetry={() => void file.refetch()}
      dimmed={dimmed}
      view={(asText || (isAtRest && !view)) && !isChosen ? 'text' : view}
      onView={(chosen) => {
        setIsChosen(true)
        setView(chosen)
      }}
      first={first}
      renderTextTools={isLetter ? (textId) => <Aloud textId={textId} name={name} /> : undefined}
      labels={labels}
    />
  )
}
