import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { DragState } from './file-dropzone-labels.ts'
import { mediaTypesOf, type FileKind } from './file-kind.ts'

interface DragOptions {
  disabled: boolean
  kinds: readonly FileKind[]
  /** Called when files are dropped into the zone. */
  onDrop: (files: readonly File[]) => void
  /** Called when a drag with files enters the page. */
  onStart: () => void
}

/** Marks a drop zone, so that several zones on a page ignore each other's drops. */
export const zoneMark = { 'data-file-zone': '' }

const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Whether no dragged file can be valid. During a drag only MIME types are known, and in some browsers not even those. */
const surelyWrong = (event: DragEvent, kinds: readonly FileKind[]) => {
  const types = [...(event.dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file').map(({ type }) => type)
  return types.length > 0 && types.every((type) => type !== '' && !mediaTypesOf(kinds).includes(type))
}

/**
 * Tracks a drag with files and accepts drops in the zone. Elsewhere it prevents a drop, as the browser would open the file
 * in place of the page and typed text would be lost.
 */
export function useFileDrag(
  zone: RefObject<HTMLElement | null>,
  { disabled, kinds, onDrop, onStart }: DragOptions,
): DragState {
  const [state, setState] = useState<DragState>('idle')

  const zoneStateOf = ({ target }: DragEvent) => {
    const over = target instanceof Element ? target.closest('[data-file-zone]') : null
    if (over === null) return 'page'
    return over === zone.current ? 'zone' : 'other zone'
  }

  const over = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event) || !event.dataTransfer) return
    event.preventDefault()
    const position = zoneStateOf(event)
    if (position === 'page' || (position === 'zone' && disabled)) event.dataTransfer.dropEffect = 'none'
    if (disabled) return
    if (position === 'zone') event.dataTransfer.dropEffect = 'copy'
    if (state === 'idle') onStart()
    if (surelyWrong(event, kinds)) setState('wrong-kind')
    else setState(position === 'zone' ? 'over-zone' : 'over-page')
  })

  const drop = useEffectEvent((event: DragEvent) => {
    setState('idle')
    if (!holdsFiles(event)) return
    event.preventDefault()
    if (zoneStateOf(event) === 'zone' && !disabled) onDrop([...(event.dataTransfer?.files ?? [])])
  })

  useEffect(() => {
    const follow = (event: DragEvent) => over(event)
    const end = (event: DragEvent) => drop(event)
    // No related target: the drag left the window or was cancelled.
    const leave = (event: DragEvent) => event.relatedTarget === null && setState('idle')
    document.addEventListener('dragenter', follow)
    document.addEventListener('dragover', follow)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', end)
    return () => {
      document.removeEventListener('dragenter', follow)
      document.removeEventListener('dragover', follow)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', end)
    }
  }, [])

  return disabled ? 'idle' : state
}
