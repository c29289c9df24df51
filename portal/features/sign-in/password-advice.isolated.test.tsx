import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../../app/app.tsx'
import { authentication } from '../../api/contract/authentication.ts'
import { patient } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { registering } from '../../stories/fixture/account.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, heading, renderScreen } from '../../stories/render-screen.tsx'
import { mockResponse } from '../../stories/story-backend.ts'

const onListImport = vi.hoisted(() => vi.fn())
vi.mock('virtual:easily-guessed-words', () => {
  onListImport()
  throw new Error('There is no connection.')
})

test('REG-07 the list of common words is fetched at the first character; when it fails, there is no advice and the password is accepted', async () => {
  await renderScreen(<App />, {
    at: routes.register.pattern,
    state: registering.password,
    replies: [
      mockResponse(authentication.registerPassword, { authToken: 'abc' }),
      mockResponse(patient.getInfo, patientInfo({ user: { onBoardingComplete: false } })),
      mockResponse(patient.getEmployees, { employees }),
    ],
  })
  const field = page.getByLabelText('Wachtwoord', { exact: true })
  await expect.element(field).toBeVisible()
  expect(onListImport).not.toHaveBeenCalled()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await field.fill('Welkom2026!!')
  await expect.poll(() => onListImport.mock.calls.length).toBeGreaterThan(0)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  await expect.element(page.getByText(/makkelijk te raden/)).not.toBeInTheDocument()
  await button('Volgende').click()
  await expect.element(heading(/: Uw account is klaar$/)).toBeVisible()
})
