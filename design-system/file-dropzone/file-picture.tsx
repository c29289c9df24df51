import { useCallback, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { fileIcon } from '../icon/pictures.ts'

/** A photo knows nothing of a calm theme, and most hold white. */
const dimmed = 'in-data-[theme=calm-light]:brightness-75 in-data-[theme=calm-dark]:brightness-50'

/** A chosen picture, small; the sign of any file where it cannot be drawn. Its name stands beside it. */
export function FilePicture({ file }: { file: File }) {
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  const draw = useCallback((image: HTMLImageElement) => {
    const address = URL.createObjectURL(file)
    image.src = address
    // An address holds on to its bytes until it is given back.
    return () => URL.revokeObjectURL(address)
  }, [file])
  if (state === 'failed') return <Icon picture={fileIcon} className="mt-1 text-muted" />
  return <img ref={draw} data-state={state} alt="" className={`mt-1 size-11 shrink-0 rounded-sm object-cover ${dimmed}`} onLoad={() => setState('drawn')} onError={() => setState('failed')} />
}
