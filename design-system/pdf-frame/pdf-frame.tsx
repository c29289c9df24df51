import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useDevWarning } from '../dev-warning/use-dev-warning.ts'
import { Loading } from '../loading/loading.tsx'
import { preloadPdf } from './engine/load-engine.ts'
import { FileActions, SaveLink } from './file-actions.tsx'
import { FrameBar, FrameLine } from './frame-button.tsx'
import { PdfContent, type DocumentView } from './pdf-content.tsx'
import './pdf-frame.css'
import type { PdfFrameLabels, PdfProblem } from './pdf-frame-labels.ts'
import { PdfNotice } from './pdf-notice.tsx'
import { ImageDocument } from './image-document.tsx'
import { useDocumentFile } from './use-document-file.ts'
import { usePdf } from './use-pdf.ts'

export interface PdfFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Description of the document: accessible name of its pages and its text, and alternative text of an image. Warns in development if it is empty. */
  description: string
  /** Name for saving the file. Unsafe characters are removed, and the extension is set by the actual type. */
  filename: string
  /** MIME type that the sender states. The first bytes decide the actual type; this only tells a damaged file from one of an unknown type. */
  mimetype: string
  /** The content of the file, once it has loaded. Keep the same object: a new one is opened again. */
  data?: Uint8Array | Blob | undefined
  /** State of loading the file. With 'ready' and no `data`, the problem 'empty' is shown, and it warns in development. */
  status: 'loading' | 'ready' | 'failed'
  /** Called when the reader presses the retry button of a problem, other than 'unshown', which the frame retries itself. */
  onRetry: () => void
  /** Initial state of dimming, for the calm themes, in which a white page is too bright. */
  dimmed?: boolean | undefined
  /** The reader's earlier choice for documents with text. Undefined: text on a phone where a page would be too small to read, and with a larger text size; else pages. */
  view?: DocumentView | undefined
  /** Called when the reader changes between pages and text. */
  onView?: ((view: DocumentView) => void) | undefined
  /** Heading, in the document, of the section to show first in the text view. Without such a section the order is unchanged. */
  first?: string | undefined
  /** Renders tools above the text of a document, e.g. ReadAloud; `textId` is the id of the element with the text. */
  renderTextTools?: ((textId: string) => ReactNode) | undefined
  /** All other texts. */
  labels: PdfFrameLabels
}

/** A document viewer for PDF, JPEG and PNG, the same on every device. A document can be saved even if it cannot be shown, and scripts in a PDF never run. pdf.js is loaded only where a PdfFrame is rendered (see README.md, Documents). */
export function PdfFrame({
  description,
  filename,
  mimetype,
  data,
  status,
  onRetry,
  dimmed = false,
  view,
  onView,
  first,
  renderTextTools,
  labels,
  className = '',
  ...rest
}: PdfFrameProps) {
  useDevWarning('PdfFrame', propWarnings(description, status, data))
  const { state, file, open, again, onBroken } = useFrame(status, data, mimetype)
  const end = useRef<HTMLSpanElement>(null)
  const endId = useId()
  // Memoised, as each page is a memo component with this prop.
  const save = useMemo(
    () => file && <SaveLink file={file} filename={filename} description={description} labels={labels} />,
    [file, filename, description, labels],
  )
  const retry = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is removed, so focus moves to the frame.
    event.currentTarget.closest<HTMLElement>('.pdf-frame')?.focus()
    if (state === 'unshown') again()
    else onRetry()
  }
  const actions = state !== 'failed' && state !== 'empty' && (
    <FileActions
      file={file}
      filename={filename}
      description={description}
      printable={state === 'shown' || state === 'picture'}
      labels={labels}
    />
  )
  const skip = (event: MouseEvent) => {
    // Focuses by script, as a fragment link would add a history entry.
    event.preventDefault()
    end.current?.focus()
  }
  return (
    <div
      data-state={state}
      aria-busy={state === 'loading'}
      tabIndex={-1}
      className={`pdf-frame relative flex flex-col gap-4 ${className}`}
      {...rest}
    >
      {actions}
      {(state === 'shown' || state === 'picture') && (
        <a
          href={`#${endId}`}
          onClick={skip}
          className="inline-flex min-h-11 items-center self-start rounded-md border-2 border-control bg-raised px-4 font-semibold text-link not-focus:sr-only"
        >
          {labels.skip}
        </a>
      )}
      {state === 'loading' && (
        <>
          <FrameBar>{null}</FrameBar>
          <div className="flex flex-col gap-2">
            <FrameLine />
            <div className="pdf-region p-5">
              <Loading label={labels.loading} />
            </div>
          </div>
        </>
      )}
      {state === 'shown' && open && (
        <PdfContent
          open={open}
          description={description}
          dimmed={dimmed}
          view={view}
          onView={onView}
          first={first}
          save={save}
          renderTextTools={renderTextTools}
          labels={labels}
        />
      )}
      {state === 'picture' && file && (
        <ImageDocument
          address={file.address}
          description={description}
          dimmed={dimmed}
          labels={labels}
          onError={onBroken}
        />
      )}
      {state !== 'loading' && state !== 'shown' && state !== 'picture' && (
        <PdfNotice key={state} problem={state} labels={labels} onRetry={retry} />
      )}
      <span ref={end} id={endId} tabIndex={-1} />
    </div>
  )
}

/** What to show, by the loading state, the type of the file and whether pdf.js could open it. */
function useFrame(status: PdfFrameProps['status'], data: PdfFrameProps['data'], mimetype: string) {
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState<string>()
  const file = useDocumentFile(status === 'ready' ? data : undefined, mimetype)
  const pdf = usePdf(file?.kind === 'pdf' ? file.blob : undefined, attempt)
  useEffect(() => {
    // pdf.js is loaded in parallel with the document.
    if (status === 'loading') preloadPdf()
  }, [status])
  const stateOf = (): PdfProblem | 'loading' | 'shown' | 'picture' => {
    if (status !== 'ready') return status
    if (!data) return 'empty'
    if (!file) return 'loading'
    if (file.kind === 'pdf') return pdf.state === 'opening' ? 'loading' : pdf.state
    if (file.kind === 'png' || file.kind === 'jpeg') return broken === file.address ? 'damaged' : 'picture'
    return file.kind
  }
  return {
    state: stateOf(),
    file,
    open: pdf.state === 'shown' ? pdf : undefined,
    again: () => setAttempt(attempt + 1),
    onBroken: () => setBroken(file?.address),
  }
}

function propWarnings(description: string, status: string, data: unknown): string[] {
  return [
    ...(description.trim() === '' ? ['description: it is empty, so the document has no name'] : []),
    ...(status === 'ready' && !data ? ['data: there is none, though status is "ready"'] : []),
  ]
}
