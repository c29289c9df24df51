import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { builtStorybook, cataloguePort } from '../support/ports.ts'
import { log } from '../support/log.ts'
import { serveCatalogue } from './catalogue-server.ts'
import { pathTo, modesOf } from './preview.ts'
import { shotList, type Shot } from './shot.ts'

interface Entry {
  id: string
  type: string
  title: string
  name: string
}

// Writes down every picture there is to take, from the built catalogue itself.
const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
const stories = Object.values(entries).filter(({ type }) => type === 'story')
const [first] = stories
if (!first) throw new Error('The catalogue holds no story.')

const server = await serveCatalogue(cataloguePort)
const browser = await chromium.launch({ executablePath: await findFastBrowser(), args: browserFlags })
try {
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${cataloguePort}` })
  await page.goto(pathTo(first.id, 'standard'))
  const modesByStory = await modesOf(
    page,
    stories.map(({ id }) => id),
  )
  const shots = stories.flatMap(({ id, title, name }): Shot[] => {
    const about = modesByStory[id]
    return about && 'modes' in about
      ? Object.entries(about.modes).map(([mode, look]) => ({ story: id, title: `${title} › ${name}`, mode, ...look }))
      : []
  })
  mkdirSync(dirname(shotList), { recursive: true })
  writeFileSync(shotList, JSON.stringify(shots))
  log(`${stories.length} stories, ${shots.length} pictures`)
} finally {
  await browser.close()
  server.closeAllConnections()
  server.close()
}
