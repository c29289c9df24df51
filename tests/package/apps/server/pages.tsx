import { Dialog } from '@patient-portal/design-system/dialog'
import type { ReactNode } from 'react'
import { EveryPart } from '../parts/every-part.tsx'
import { SevenParts } from '../parts/seven-parts.tsx'

const side = typeof document === 'undefined' ? 'server' : 'client'

/** The pages by name. One is different on either side: what is said about that must be heard, or silence elsewhere means nothing. */
export const pages: Readonly<Record<string, ReactNode>> = {
  'seven-parts': <SevenParts />,
  'every-part': <EveryPart />,
  'open-dialog': (
    <main>
      <Dialog
        open
        onOpenChange={() => {}}
        title="Stop?"
        description="All is lost."
        tone="destructive"
        closeLabel="No"
        action={{ children: 'Yes' }}
      />
    </main>
  ),
  mismatch: <p title={side}>-</p>,
}
