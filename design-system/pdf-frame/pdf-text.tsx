import { memo, useEffect, useState } from 'react'
import { Loading } from '../loading/loading.tsx'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import type { OpenPdf } from './use-pdf.ts'

interface PdfTextProps {
  id: string
  open: OpenPdf
  /** Accessible name of the text. */
  description: string
  /** Heading of the section that the text begins with. */
  first: string | undefined
  labels: PdfFrameLabels
}

/** The document as HTML, in the current theme, text size and width. */
export function PdfText({ id, open, description, first, labels }: PdfTextProps) {
  const pages = usePages(open, first, labels)
  const total = open.pdf.numPages
  return (
    <article id={id} aria-label={description} aria-busy={pages.length < total} className="pdf-text flex flex-col gap-7">
      {pages.map(({ number, nodes }) => (
        <section key={number} aria-label={labels.page(number, total)} className="flex flex-col gap-3">
          {total > 1 && <p className="text-small text-muted">{labels.page(number, total)}</p>}
          <PageText nodes={nodes} breaksOff={open.breaksOff && number === total} labels={labels} />
        </section>
      ))}
      {pages.length < total && <Loading label={labels.loading} />}
    </article>
  )
}

interface PageNodes {
  number: number
  nodes: readonly Node[] | 'failed' | 'doubtful'
}

function PageText({
  nodes,
  breaksOff,
  labels,
}: {
  nodes: PageNodes['nodes']
  breaksOff: boolean
  labels: PdfFrameLabels
}) {
  if (nodes === 'failed') return <p>{breaksOff ? labels.problems.rest : labels.problems.page}</p>
  if (nodes === 'doubtful') return <p>{labels.problems.letters}</p>
  return nodes.length > 0 ? <Nodes nodes={nodes} /> : <p>{labels.imagePage}</p>
}

const levelOf = (node: Node | undefined): number => Number(/^H([1-6])$/.exec(node?.nodeName ?? '')?.[1] ?? Infinity)

/** A copy of a heading at the level of another, so that no level is skipped where it is moved before that. */
function atLevelOf(other: Node, heading: Node): Node {
  const raised = document.createElement(other.nodeName)
  raised.append(...heading.cloneNode(true).childNodes)
  return raised
}

/** The nodes of a page with the section under the heading `first` moved to the beginning; unchanged without such a heading. */
function beginningWith(first: string | undefined, nodes: PageNodes['nodes']): PageNodes['nodes'] {
  if (typeof nodes === 'string') return nodes
  const start = nodes.findIndex((node) => levelOf(node) < Infinity && node.textContent?.trim() === first)
  if (start < 0) return nodes
  const end = nodes.findIndex((node, at) => at > start && levelOf(node) <= levelOf(nodes[start]))
  const section = nodes.slice(start, end < 0 ? undefined : end)
  const [heading, ...below] = section
  const top = nodes.find((node) => levelOf(node) < Infinity)
  if (!heading || !top) return nodes
  return [atLevelOf(top, heading), ...below, ...nodes.filter((node) => !section.includes(node))]
}

/** Reads the pages one after another. Each is shown once it is read. */
function usePages({ engine, pdf }: OpenPdf, first: string | undefined, labels: PdfFrameLabels): readonly PageNodes[] {
  const [pages, setPages] = useState<readonly PageNodes[]>([])
  useEffect(() => {
    let over = false
    const read = async (number: number): Promise<void> => {
      const nodes = await engine
        .pageOf(pdf, number)
        .then((page) => engine.readPage(page, labels))
        .catch(() => 'failed' as const)
      if (over) return undefined
      setPages((before) => [...before.slice(0, number - 1), { number, nodes: beginningWith(first, nodes) }])
      return number < pdf.numPages ? read(number + 1) : undefined
    }
    void read(1)
    return () => {
      over = true
    }
  }, [engine, pdf, first, labels])
  return pages
}

const Nodes = memo(function Nodes({ nodes }: { nodes: readonly Node[] }) {
  return <div ref={(element) => element?.replaceChildren(...nodes)} className="pdf-text-page flex flex-col gap-3" />
})
