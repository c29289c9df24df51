import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PartPiece } from '../records/part-record.ts'
import { whenDrawn } from '../when-drawn.ts'
import { findPiece } from './find-piece.ts'
import { measure, type Measure } from './measures.ts'
import { placeMarks, type Box } from './place-marks.ts'

/** A story as Storybook has prepared it. */
export interface Story {
  id: string
  name: string
  parameters: { docs?: { story?: { iframeHeight?: number } } }
}

/** A piece with its number on the page. */
export type NumberedPiece = PartPiece & { number: number; at: string }

interface DrawingProps {
  story: Story
  pieces: readonly NumberedPiece[]
  /** What the toolbar has chosen, as a story's address says it. */
  globals: string
  label: string
  /** The list that says what the numbers stand for. */
  describedBy: string
  onMeasured: (measures: ReadonlyMap<number, readonly Measure[]>) => void
}

interface Mark {
  number: number
  piece: Box
  mark: Box
}

/** A story with its pieces outlined and numbered. It is a drawing: what it shows cannot be used. */
export function Drawing({ story, pieces, globals, label, describedBy, onMeasured }: DrawingProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { iframeHeight } = story.parameters.docs?.story ?? {}
  const [height, setHeight] = useState(iframeHeight ?? 96)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [drawn, setDrawn] = useState<HTMLElement>()

  const read = useEffectEvent((root: HTMLElement) => {
    const { ownerDocument: document } = root
    if (iframeHeight === undefined)
      setHeight(
        Math.ceil(
          root.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(document.body).paddingBottom),
        ),
      )
    const found = pieces.flatMap((piece) => {
      const element = findPiece(document, piece.at)
      return element ? [{ number: piece.number, element }] : []
    })
    const { offsetLeft, offsetTop, offsetWidth, parentElement } = frame.current ?? {}
    const boxes = found.map(({ element }) => {
      const { left, top, width, height: tall } = element.getBoundingClientRect()
      return { left: left + (offsetLeft ?? 0), top: top + (offsetTop ?? 0), width, height: tall }
    })
    const room = { width: parentElement?.clientWidth ?? offsetWidth ?? 0, height: Number.POSITIVE_INFINITY }
    const places = placeMarks(boxes, room)
    setMarks(
      found.flatMap(({ number }, at) => {
        const [piece, mark] = [boxes[at], places[at]]
        return piece && mark ? [{ number, piece, mark }] : []
      }),
    )
    const measures = measure(found.map(({ element }) => element))
    onMeasured(new Map(found.map(({ number }, at) => [number, measures[at] ?? []])))
  })

  useEffect(() => {
    if (!drawn) return undefined
    const observer = new ResizeObserver(() => read(drawn))
    observer.observe(drawn)
    return () => observer.disconnect()
  }, [drawn])

  return (
    <figure className="page-anatomy" aria-label={label} aria-describedby={describedBy}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own story, whose elements are measured. */}
      <iframe
        ref={frame}
        title={label}
        inert
        loading="lazy"
        height={height}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
        onLoad={({ currentTarget }) =>
          whenDrawn(currentTarget, () =>
            setDrawn(currentTarget.contentDocument?.querySelector<HTMLElement>('#storybook-root') ?? undefined),
          )
        }
      />
      {marks.map(({ number, piece }) => (
        <span key={number} aria-hidden className="page-piece" style={{ ...piece }} />
      ))}
      {marks.map(({ number, mark: { left, top } }) => (
        <span key={number} aria-hidden className="page-mark" style={{ left, top }}>
          {number}
        </span>
      ))}
    </figure>
  )
}
