import type { FirstCalls } from '../api/early-calls.ts'

/**
 * Runs in the page of a patient's screen, as text of its own: it may use nothing from outside. With the session's token it
 * sends the screen's read calls; the API client takes their answers over (api/early-calls.ts). Without a session the frame of
 * the screen is not shown, as signing in comes next.
 */
export function sendFirstCalls(): void {
  const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1]
  if (!token) {
    document.documentElement.dataset['session'] = 'none'
    return
  }
  const { addresses, calls, loading, patience, font } = JSON.parse(
    document.getElementById('first-calls')?.textContent ?? '',
  ) as FirstCalls
  // Nothing moves when the portal's own font comes: it is put to use with the screen where the worker has it at hand, else with
  // the next one (platform/body-font.ts).
  document.documentElement.dataset['font'] = 'system'
  if (navigator.serviceWorker?.controller) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: font }))
  }
  // As React does later; until it does, the root has this mark.
  setTimeout(() => document.querySelector('#root[data-frame] [data-part=loading]')?.append(loading), patience)
  const ids = Object.entries(new RegExp(addresses).exec(location.pathname)?.groups ?? {})
  const fill = (text: string) => ids.reduce((filled, [name, digits]) => filled.replaceAll(`{${name}}`, digits), text)
  globalThis.earlyCalls = calls.map(({ method, url: pattern, headers, body: template }) => {
    const url = fill(pattern)
    const authorization = headers['Authorization']?.replace('{token}', () => token) ?? ''
    const body = template && fill(template)
    const ending = new AbortController()
    const answer = fetch(url, {
      method,
      headers: { ...headers, Authorization: authorization },
      cache: 'no-store',
      credentials: 'omit',
      signal: ending.signal,
      ...(body && { body }),
    }).then(async (response) => {
      const receivedAt = Date.now()
      return { response, text: await response.text(), receivedAt }
    })
    // Whoever takes it over is told of a failure; until then nobody is.
    answer.catch(() => undefined)
    return {
      key: `${method} ${url} ${authorization} ${body ?? ''}`,
      token,
      sentAt: Date.now(),
      answer,
      abort: () => ending.abort(),
    }
  })
  // The browser reads its tables of dates at their first use: now, while the scripts are on their way.
  setTimeout(() => new Intl.DateTimeFormat('nl-NL'))
}
