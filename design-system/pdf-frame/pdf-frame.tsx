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
import { Picture } from './picture.tsx'
import { useDocumentFile } from './use-document-file.ts'
import { usePdf } from './use-pdf.ts'

export interface PdfFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Description of the document; accessible name of the scroll container. */
  description: string
  /** File name for saving; its extension is adapted to the bytes. */
  filename: string
  /** The sender's MIME type. The leading bytes decide; this only tells a damaged file from one of another kind. */
  mimetype: string
  /** The file's content, once loaded. */
  data?: Uint8Array | Blob | undefined
  /** State of loading the file. */
  status: 'loading' | 'ready' | 'failed'
  /** Loads the file again. */
  onRetry: () => void
  /** Initial state of dimming; for the calm themes, in which a white page is too bright. */
  dimmed?: boolean | undefined
  /** What the reader last chose to see of a document with text. Without it, text where a page would be too small to read or the text size is larger. */
  view?: DocumentView | undefined
  /** Called with the reader's choice. */
  onView?: ((view: DocumentView) => void) | undefined
  /** Heading of the part that the text of a document begins with, where it has such a part. */
  first?: string | undefined
  /** Stands above the text of a document, such as a way to have it read aloud; it is given the id of the element with that text. */
  renderTextTools?: ((textId: string) => ReactNode) | undefined
  /** Every word. */
  labels: PdfFrameLabels
}

/** Shows a PDF, or a picture in place of one, the same on every device. Saving and opening also work if it cannot be shown. */
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
  useDevWarning('PdfFrame', faultsOf(description, status, data))
  const { state, file, open, again, onBroken } = useFrame(status, data, mimetype)
  const end = useRef<HTMLSpanElement>(null)
  const endId = useId()
  // Memoised, as every page is a memo component that receives it.
  const save = useMemo(
    () => file && <SaveLink file={file} filename={filename} description={description} labels={labels} />,
    [file, filename, description, labels],
  )
  const retry = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so focus moves to the frame.
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
    // Moves focus without changing the URL, so that Back needs no extra press.
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
        <Picture address={file.address} description={description} dimmed={dimmed} labels={labels} onError={onBroken} />
      )}
      {state !== 'loading' && state !== 'shown' && state !== 'picture' && (
        <PdfNotice key={state} problem={state} labels={labels} onRetry={retry} />
      )}
      <span ref={end} id={endId} tabIndex={-1} />
    </div>
  )
}

/** What to show, from the loading state, the file's kind and whether pdf.js could open it. */
function useFrame(status: PdfFrameProps['status'], data: PdfFrameProps['data'], mimetype: string) {
  const [attempt, setAttempt] = useState(0)
  const [broken, setBroken] = useState<string>()
  const file = useDocumentFile(status === 'ready' ? data : undefined, mimetype)
  const pdf = usePdf(file?.kind === 'pdf' ? file.blob : undefined, attempt)
  useEffect(() => {
    // Load pdf.js in parallel with the document.
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

function faultsOf(description: string, status: string, data: unknown): string[] {
  return [
    ...(description.trim() === '' ? ['description: it is empty, so the document has no name'] : []),
    ...(status === 'ready' && !data ? ['data: there is none, though status is "ready"'] : []),
  ]
}
