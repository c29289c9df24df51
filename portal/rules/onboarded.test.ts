import { expect, test } from 'vitest'
import { patientInfo, type PatientInfo } from '../api/contract/patient.ts'
import { isOnboarded } from './onboarded.ts'

// Only `user` is read; the finished parts are included to prove that they do not count.
const info = (onBoardingComplete: boolean) =>
  ({
    user: { onBoardingComplete },
    identificationInfo: { state: 'APPROVED' },
    onboardGeneralQstrInfo: { state: 'FINISHED' },
    onboardMedicalQstrInfo: { state: 'FINISHED' },
  }) as PatientInfo

test.each([true, false])('DASH-13.1 onBoardingComplete %o alone decides whether a patient is onboarded', (value) => {
  expect(isOnboarded(info(value))).toBe(value)
})

test.each([null, undefined, 1, 'true'])('DASH-13.1 onBoardingComplete %o is rejected by the contract', (value) => {
  expect(patientInfo.shape.user.safeParse({ onBoardingComplete: value }).success).toBe(false)
})
