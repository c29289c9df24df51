import type { PatientInfo } from '../api/contract/patient.ts'

/** Whether the patient has finished onboarding (DASH-13). */
export const isOnboarded = ({ user }: PatientInfo): boolean => user.onBoardingComplete
