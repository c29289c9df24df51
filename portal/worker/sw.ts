import { frameFile, matchRoute } from '../navigation/route-table.ts'
import { workerMessage } from '../platform/service-worker/worker-message.ts'
import { respondTo, dropBlockedPages, dropOlder, precache, versionOf, type ShellFile } from './shell.ts'

/** Service worker types that the DOM library lacks. */
interface WorkEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface AskEvent extends Event {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
declare const self: {
  /** Replaced by the precache manifest at build time. */
  __WB_MANIFEST: readonly ShellFile[]
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkEvent) => void) => void) &
    ((type: 'fetch', listener: (event: AskEvent) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent<string>) => void) => void)
}
/** The Content-Security-Policy of the build's pages; replaced at build time. */
declare const contentSecurityPolicy: string

const files = self.__WB_MANIFEST
const policy = contentSecurityPolicy
const version = versionOf(files)

const pageFor = (pathname: string) => {
  const match = matchRoute(pathname)
  return match && frameFile(match.name)
}

self.addEventListener('install', (event) =>
  event.waitUntil(
    dropBlockedPages()
      .then(() => version)
      .then((name) => precache(files, name, policy)),
  ),
)

self.addEventListener('activate', (event) => event.waitUntil(version.then(dropOlder).then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const answer = respondTo(event.request, { files, version, policy, pageFor })
  if (answer) event.respondWith(answer())
})

// A new version waits until a page asks it to take over.
self.addEventListener('message', ({ data, ports }) => {
  if (data === workerMessage.takeOver) void self.skipWaiting()
  if (data === workerMessage.tellVersion) void version.then((name) => ports[0]?.postMessage(name))
})
