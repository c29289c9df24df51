interface Preview {
  currentRender?: { phase?: string }
}
const reach = '__STORYBOOK_PREVIEW__'

/** Calls `done` once the story in an iframe has been rendered. */
export function whenDrawn(frame: HTMLIFrameElement, done: () => void): void {
  const phase =
    (frame.contentWindow as unknown as Record<string, Preview | undefined> | null)?.[reach]?.currentRender?.phase ?? ''
  if (['finished', 'errored', 'aborted'].includes(phase)) done()
  else if (frame.isConnected) setTimeout(() => whenDrawn(frame, done), 100)
}
