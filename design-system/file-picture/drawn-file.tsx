import { useCallback, useState, type ReactNode } from 'react'

/** Dims photos in the calm themes, as most contain white. Inverts them back where the device inverts all colours. */
const dimmed = 'in-data-[theme=calm-light]:brightness-75 in-data-[theme=calm-dark]:brightness-50 inverted-colors:invert'

interface DrawnFileProps {
  file: File
  alt: string
  className: string
  /** Shown if the image cannot be decoded. */
  otherwise: ReactNode
}

/** An image from a File, shown by an object URL. */
export function DrawnFile({ file, alt, className, otherwise }: DrawnFileProps) {
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      // An object URL keeps the file in memory until it is revoked.
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  if (state === 'failed') return otherwise
  return (
    <img
      ref={draw}
      data-state={state}
      alt={alt}
      className={`rounded-sm ${className} ${dimmed}`}
      onLoad={() => setState('drawn')}
      onError={() => setState('failed')}
    />
  )
}
