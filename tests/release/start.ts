import type { Check } from './check.ts'
import { slower } from './performance/phone.ts'
import { brokenLimits } from './start/limits.ts'
import { measureStarts, startTable } from './start/measure.ts'
import { screenNames } from './start/screens.ts'
import { openPortalSite } from './start/site.ts'

const rounds = 5

async function measureAll(): ReturnType<typeof measureStarts> {
  const site = await openPortalSite()
  try {
    return await measureStarts(site, screenNames, rounds)
  } finally {
    await site.close()
  }
}

export const start: Check = {
  description: 'every screen opens quickly by its address with a session, on a cheap phone and a slow connection',
  async run() {
    const { measured, errors } = await measureAll()
    const broken = measured.flatMap(({ screen, costs }) => brokenLimits(screen, costs))
    return {
      passed: broken.length === 0 && errors.length === 0,
      summary: {
        amount: `${measured.length} screens`,
        result: `${broken.length} limits not held, ${errors.length} screens broke off`,
        limit: '0, 0',
      },
      details: [
        `In a browser that is ${slower} times slower than this machine, with the back end at another origin. Content beside the first paint of a page written by hand; until then requests to the server, calls aside. Times are medians of ${rounds} rounds.`,
        '',
        ...startTable(measured),
        '',
        ...measured
          .filter(({ requests }) => requests.again.length > 0)
          .map(({ screen, requests }) => `- ${screen} asks again for ${requests.again.join(', ')}`),
        ...errors.map((error) => `- ${error}`),
      ],
    }
  },
}
