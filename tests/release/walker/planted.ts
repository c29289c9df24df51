interface Edit {
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
}

/** Something that must never reach a patient, and that a walk has to meet. */
interface Planted {
  what: string
  edits: readonly Edit[]
}

const requireSession = 'portal/app/require-session.tsx'

export const plantedFaults: readonly Planted[] = [
  {
    what: 'an error that nobody catches, on one screen',
    edits: [
      {
        file: 'portal/features/invoices/finance-screen.tsx',
        from: "<h1>{t('title')}</h1>",
        to: "<h1 ref={() => queueMicrotask(() => { throw new Error('planted') })}>{t('title')}</h1>",
      },
    ],
  },
  {
    what: 'one screen without a heading',
    edits: [
      {
        file: 'portal/features/documents/document-list-screen.tsx',
        from: '<h1>{t(`${kind}.title`)}</h1>',
        to: '<p>{t(`${kind}.title`)}</p>',
      },
    ],
  },
  {
    what: 'a message that goes out twice',
    edits: [
      {
        file: 'portal/ui/form/use-outbox.ts',
        from: 'await send(item, input)\n    })',
        to: 'await Promise.all([send(item, input), send(item, input)])\n    })',
      },
    ],
  },
  {
    what: 'a cache that outlives the session',
    edits: [
      {
        file: requireSession,
        from: 'useState(() => new QueryClient(',
        to: 'useState(() => (globalThis as unknown as { kept?: QueryClient }).kept ??= new QueryClient(',
      },
      { file: requireSession, from: '  useEffect(() => () => queries.clear(), [queries])\n', to: '' },
    ],
  },
]
