import { useState } from 'react'
import { expect, test } from 'vitest'
import { patient } from '../api/contract/patient.ts'
import { employees } from '../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../stories/render-screen.tsx'
import { mockDeferred } from '../stories/story-backend.ts'
import { useEmployeeName } from './use-patient-info.ts'

const [employee] = employees

function Name() {
  const name = useEmployeeName()(employee?.id ?? null)
  return <p>{name ?? 'Bezig'}</p>
}

function TwoScreens() {
  const [isSecond, setIsSecond] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsSecond(true)}>
        Naar de andere
      </button>
      {isSecond ? (
        <div>
          <Name />
        </div>
      ) : (
        <Name />
      )}
    </>
  )
}

test('MSG-06.1 the names of staff are fetched once, even if the screen that requested them is left before they arrive', async () => {
  const answer = mockDeferred(patient.getEmployees, { employees })
  const { backend } = await renderScreen(<TwoScreens />, { at: '/dashboard', token: 'abc', replies: [answer] })
  await expect.element(text('Bezig')).toBeVisible()
  await button('Naar de andere').click()
  answer.tell()
  await expect.element(text(/Bos/)).toBeVisible()
  expect(backend.sent.filter(({ endpoint }) => endpoint === patient.getEmployees)).toHaveLength(1)
})
