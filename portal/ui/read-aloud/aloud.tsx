import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { lazyScreen } from '../../platform/lazy-screen.ts'
import { OptionalBoundary } from '../../platform/optional-boundary.tsx'
import { readingSettingsAtom } from '../../platform/reading-settings.ts'
import { useContentShown } from '../../platform/use-content-shown.ts'

interface AloudProps {
  /** Id of the element whose text is read. */
  textId: string
  /** What the text is, such as 'Bericht van dr. A. Jansen, 15 maart 2027'. */
  name: string
}

const AloudTools = lazyScreen(async () => (await import('./aloud-tools.tsx')).AloudTools, 'documents')

/**
 * A button to have a text read aloud, loaded after the screen's content (READ-01). Nothing on a device without a Dutch
 * voice of its own.
 */
export const Aloud = memo(function Aloud(props: AloudProps) {
  const isShown = useContentShown()
  const room = useAtomValue(readingSettingsAtom).hasVoice ? <AloudRoom /> : null
  if (import.meta.env.VITE_READ_ALOUD === 'false') return null
  if (!isShown) return room
  return (
    <OptionalBoundary loading={room}>
      <AloudTools {...props} room={room} />
    </OptionalBoundary>
  )
})

/** As high as the button that loads, so that it moves nothing. */
const AloudRoom = () => <div className="min-h-13 print:hidden" />
