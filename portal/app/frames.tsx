import { QueryClient, QueryClientProvider, type QueryFunctionContext } from '@tanstack/react-query'
import i18next from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import { requestOf, type Call } from '../api/client.ts'
import type { Endpoint } from '../api/contract/endpoint.ts'
import type { FirstCall, FirstCalls } from '../api/early-calls.ts'
import {
  routes,
  fillPattern,
  frameFile,
  idDigits,
  needsSession,
  pathsOf,
  type RouteName,
  type RouteMatch,
} from '../navigation/route-table.ts'
import type { LazyScreen } from '../platform/lazy-screen.ts'
import { OverviewBar } from '../ui/layout/overview-bar.tsx'
import { readsOf } from './reads.ts'
import { ScreenFallback } from './screen-fallback.tsx'
import { screens } from './screens.ts'

/** Time until a frame shows its loading text, in ms: on a usual connection the screen is there before that. */
const loadingDelayMs = 3000

/** The prerendered page of a patient's screen, which contains no patient's data: bar, heading and loading state. */
export interface Frame {
  /** Path in the site. */
  file: string
  /** Title of the document. */
  title: string
  /** A path of its route, with 1 for each id. */
  address: string
  page: ReactNode
  /** Loads the module of the screen. */
  code: () => Promise<ComponentType<object>>
  /** Namespaces of its texts. */
  texts: readonly string[]
  first: Omit<FirstCalls, 'font'>
}

type Parameters = Record<string, string | number>

/** The read calls of a screen's queries, recorded without sending them; ids are `{name}`. */
function callsOf(name: RouteName, baseAddress: string): FirstCall[] {
  const recorded: FirstCall[] = []
  const record = (endpoint: Endpoint, { body, path }: { body?: unknown; path?: Parameters } = {}) => {
    const request = requestOf(baseAddress, endpoint, { body, path, token: '{token}' })
    recorded.push({
      method: endpoint.method,
      url: request.url.replaceAll(/%7B(\w+)%7D/g, '{$1}'),
      headers: request.headers,
      ...(typeof request.body === 'string' && { body: request.body.replaceAll(/"(\{\w+\})"/g, '$1') }),
    })
    return new Promise<never>(() => {})
  }
  const ids = Object.fromEntries(Array.from(routes[name].pattern.matchAll(/:(\w+)/g), ([, id = '']) => [id, `{${id}}`]))
  const context = { signal: new AbortController().signal } as QueryFunctionContext
  const match = { name, parameters: ids as unknown as RouteMatch['parameters'] }
  for (const read of readsOf(match, record as unknown as Call)) void read.queryFn?.(context)
  return recorded
}

function frameOf(name: RouteName, baseAddress: string): Frame[] {
  const { pattern } = routes[name]
  const { screen, title } = screens[name] ?? {}
  if (!title || !needsSession(name)) return []
  const { code, texts } = screen as LazyScreen<object>
  const ones = Object.fromEntries(Array.from(pattern.matchAll(/:(\w+)/g), ([, id = '']) => [id, 1]))
  return [
    {
      file: frameFile(name),
      title: i18next.t('documentTitle', { title: i18next.t(title), clinic: i18next.t('clinic:name') }),
      address: fillPattern(pattern, ones),
      page: (
        <QueryClientProvider client={new QueryClient()}>
          <ScreenFallback name={name} bar={<OverviewBar />} />
        </QueryClientProvider>
      ),
      code,
      texts,
      first: {
        addresses: pathsOf(pattern, (id) => `(?<${id}>${idDigits})`),
        calls: callsOf(name, baseAddress),
        loading: i18next.t('loading'),
        delayMs: loadingDelayMs,
      },
    },
  ]
}

/** The frames of all patients' screens that have a title. `baseAddress` is the origin of the clinic's API. */
export const frames = (baseAddress: string): Frame[] =>
  (Object.keys(routes) as RouteName[]).flatMap((name) => frameOf(name, baseAddress))
