import type { FirstCalls } from '../api/early-calls.ts'

/**
 * Inlined into the page of a patient's screen, so it must be self-contained. With the session's token it sends the screen's
 * read calls, whose answers the API client uses (api/early-calls.ts). Without a session it hides the screen's frame, as the
 * portal will redirect to login.
 */
export function sendFirstCalls(): void {
  const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1]
  if (!token) {
    document.documentElement.dataset['session'] = 'none'
    return
  }
  const { addresses, calls, loading, delayMs, font } = JSON.parse(
    document.getElementById('first-calls')?.textContent ?? '',
  ) as FirstCalls
  // Text must not move when the portal's font arrives: it is applied with this screen if the worker has it cached, else
  // with the next one (platform/body-font.ts).
  document.documentElement.dataset['font'] = 'system'
  if (navigator.serviceWorker?.controller) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: font }))
  }
  // Only until React has rendered, which removes `data-frame`.
  setTimeout(() => document.querySelector('#root[data-frame] [data-part=loading]')?.append(loading), delayMs)
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
    // Avoids an unhandled rejection; the client handles the failure later.
    answer.catch(() => undefined)
    return {
      key: `${method} ${url} ${authorization} ${body ?? ''}`,
      token,
      sentAt: Date.now(),
      answer,
      abort: () => ending.abort(),
    }
  })
  // The browser loads its date tables at the first use: do that now, while the scripts are loading.
  setTimeout(() => new Intl.DateTimeFormat('nl-NL'))
}
