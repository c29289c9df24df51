import { Agent, request } from 'node:http'

export interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

interface Measured {
  /** Milliseconds of each call. */
  times: readonly number[]
  perSecond: number
  /** Statuses that were not 200. */
  odd: readonly number[]
}

/** Over `node:http`: `fetch` costs more than a small answer does. */
function exchange(agent: Agent, { url, method, headers, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { agent, method, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sending.once('error', reject)
    sending.end(body)
  })
}

/** Sends all that is given, so many at a time. */
export async function exchangeAll(all: readonly Sent[], atOnce: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const [times, odd]: [number[], number[]] = [[], []]
  const queue = all.values()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const sent of queue) {
        const before = performance.now()
        const status = await exchange(agent, sent)
        times.push(performance.now() - before)
        if (status !== 200) odd.push(status)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  return { times, perSecond: all.length / seconds, odd }
}
