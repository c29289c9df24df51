import { useCallback, useState, type ReactNode } from 'react'

/** A photo knows nothing of a calm theme, and most hold white. */
const dimmed = 'in-data-[theme=calm-light]:brightness-75 in-data-[theme=calm-dark]:brightness-50'

interface DrawnFileProps {
  file: File
  alt: string
  className: string
  /** In its place where it cannot be drawn. */
  otherwise: ReactNode
}

/** A picture that stands on the device, drawn without a request. */
export function DrawnFile({ file, alt, className, otherwise }: DrawnFileProps) {
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  const draw = useCallback((image: HTMLImageElement) => {
    const address = URL.createObjectURL(file)
    image.src = address
    // An address holds on to its bytes until it is given back.
    return () => URL.revokeObjectURL(address)
  }, [file])
  if (state === 'failed') return otherwise
  return <img ref={draw} data-state={state} alt={alt} className={`rounded-sm ${className} ${dimmed}`} onLoad={() => setState('drawn')} onError={() => setState('failed')} />
}
