import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { App } from './app.tsx'
import { patient } from '../api/contract/patient.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, mockNetworkError } from '../stories/story-backend.ts'

const lost = () => page.getByText('Er is geen internet.')
const back = () => page.getByText('U heeft weer internet. U kunt verder.')
const noConnection = () => page.getByRole('main').getByText('Er is geen verbinding.', { exact: false })
const retry = () => page.getByRole('button', { name: 'Opnieuw proberen' })

let isOnline: boolean
const turn = (online: boolean) =>
  act(async () => {
    isOnline = online
    dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

beforeEach(() => {
  isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  onTestFinished(() => onlineManager.setOnline(true))
})

describe('PWA-06.2 an offline visitor', () => {
  test('sees a message on the sign-in screen, and another when online again', async () => {
    await renderScreen(<App />, { at: '/login' })
    await expect.element(heading('Inloggen')).toBeVisible()
    await expect.element(lost()).toBeVisible()
    await turn(true)
    await expect.element(back()).toBeInTheDocument()
    await expect.element(lost()).not.toBeInTheDocument()
  })

  test('can retry the connection, whatever the browser reports', async () => {
    const look = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await renderScreen(<App />, { at: '/login' })
    await retry().click()
    await expect
      .poll(() => look.mock.calls.map(([address, options]) => [address, options?.method]))
      .toEqual([['/', 'HEAD']])
    await expect.element(lost()).toBeVisible()
    look.mockResolvedValue(new Response())
    await retry().click()
    await expect.element(back()).toBeInTheDocument()
  })
})

describe('PWA-06.2 a patient who starts offline', () => {
  const replies = [mockNetworkError(patient.getInfo), mockResponse(patient.getEmployees, { employees })]
  const reachable = mockResponse(patient.getInfo, patientInfo({ consults: [planned] }))

  test('sees one message with a retry button, and the screen loads by itself when online', async () => {
    const { backend } = await renderScreen(<App />, { at: '/dashboard', token: 'abc', replies })
    await expect.element(noConnection()).toBeVisible()
    await expect.element(retry()).toBeVisible()
    await expect.element(lost()).not.toBeVisible()
    backend.setReplies(reachable)
    await turn(true)
    await expect.element(text(/3 december 2026/)).toBeVisible()
    await expect.element(noConnection()).not.toBeInTheDocument()
  })

  test('sees the screen load also when the first call after the reconnect finds no connection yet', async () => {
    const { backend } = await renderScreen(<App />, { at: '/dashboard', token: 'abc', replies })
    await expect.element(noConnection()).toBeVisible()
    const sent = () => backend.bodiesOf(patient.getInfo).length
    const before = sent()
    await turn(true)
    await expect.poll(sent).toBe(before + 1)
    backend.setReplies(reachable)
    await expect.element(text(/3 december 2026/)).toBeVisible()
    expect(sent()).toBe(before + 2)
  })

  test('does not see "not found" before that is certain', async () => {
    const { backend } = await renderScreen(<App />, { at: '/dummy', token: 'abc', replies })
    await expect.element(heading('Er ging iets mis')).toBeVisible()
    await expect.element(noConnection()).toBeVisible()
    await expect.element(button('Menu')).toBeVisible()
    backend.setReplies(reachable)
    await turn(true)
    await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
  })
})
