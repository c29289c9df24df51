import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from '../../support/report.ts'
import type { Review } from './review-data.ts'

const tokens = join(root, 'design-system/tokens')
const styleFiles = [join(tokens, 'palette.css'), join(tokens, 'theme.css'), join(import.meta.dirname, 'review.css')]

async function script(): Promise<string> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, 'client/main.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': "'production'" } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

/** Inside a script element a text may not end it. */
const inScript = (text: string): string => text.replaceAll('</', String.raw`<\/`)

/** The review page, whole in one file save for the pictures whose addresses the review gives. */
export async function reviewPage(review: Review): Promise<string> {
  const style = styleFiles.map((file) => readFileSync(file, 'utf8')).join('\n')
  return `<!doctype html><html lang="en" data-theme="standard"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Picture review</title><link rel="icon" href="data:,"><style>${style}</style><div id="root"></div><script type="application/json" id="review">${JSON.stringify(review).replaceAll('<', String.raw`\u003c`)}</script><script>${inScript(await script())}</script></html>
`
}
