import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ReportAnswered } from './report-answered.tsx'
import { ReportPainted } from './report-painted.tsx'

const onPainted = vi.fn()

/** Long enough for whatever is told after a paint. */
const twoFrames = () =>
  act(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  })

interface Answer {
  resolve: (value: string) => void
  reject: (cause: Error) => void
}
let answers: Map<string, Answer>

/** A part of a screen that shows the answer to a query, and asks `next` once it has it. */
function Part({ name, next }: { name: string; next?: string }) {
  const { data } = useQuery({
    queryKey: [name],
    queryFn: () => new Promise<string>((resolve, reject) => void answers.set(name, { resolve, reject })),
    retry: false,
  })
  return (
    <>
      <p>{data ?? 'Bezig met laden…'}</p>
      {next !== undefined && data !== undefined && <Part name={next} />}
    </>
  )
}

const show = (screen: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      {screen}
      <ReportAnswered onPainted={onPainted} />
    </QueryClientProvider>,
  )
const answer = (name: string) => act(async () => Promise.resolve(answers.get(name)?.resolve(`Antwoord ${name}`)))

beforeEach(() => {
  answers = new Map()
  onPainted.mockReset()
})

describe('the content of a screen is reported as shown', () => {
  test('once every query has been answered', async () => {
    show(
      <>
        <Part name="info" />
        <Part name="list" />
      </>,
    )
    await twoFrames()
    await answer('info')
    await twoFrames()
    expect(onPainted).not.toHaveBeenCalled()
    await answer('list')
    await expect.poll(() => onPainted.mock.calls.length).toBe(1)
  })

  test('not before the answer to a dependent query', async () => {
    show(<Part name="info" next="list" />)
    await twoFrames()
    await answer('info')
    await twoFrames()
    expect(onPainted).not.toHaveBeenCalled()
    await answer('list')
    await expect.poll(() => onPainted.mock.calls.length).toBe(1)
  })

  test('once a query has failed, whatever else is pending', async () => {
    show(
      <>
        <Part name="info" />
        <Part name="list" />
      </>,
    )
    await twoFrames()
    await act(async () => Promise.resolve(answers.get('list')?.reject(new Error('500'))))
    await expect.poll(() => onPainted.mock.calls.length).toBe(1)
  })

  test('once it is painted, if it has no queries', async () => {
    render(<ReportPainted onPainted={onPainted} />)
    await expect.poll(() => onPainted.mock.calls.length).toBe(1)
  })

  test('not when it unmounts before it was painted', async () => {
    render(<ReportPainted onPainted={onPainted} />).unmount()
    await twoFrames()
    expect(onPainted).not.toHaveBeenCalled()
  })
})
