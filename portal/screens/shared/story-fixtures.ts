import { consultCategory, consultState, consultType, type Consult, type Slot, type Slots } from '../../api/contract/consult.ts'
import { actionState, intakeType, type Employee, type PatientInfo } from '../../api/contract/patient.ts'

/** When every story and screen test plays: a Saturday morning in Amsterdam. */
export const storyNow = new Date('2026-11-21T09:00:00+01:00')

export const employees: Employee[] = [
  { id: 7, name_title: 'dr.', name_initials: 'A.B.', name_first: 'Anna', name_last: 'Bos', specialization: 'Neuroloog' },
  { id: 8, name_title: null, name_initials: 'J.', name_first: 'Joris', name_last: 'van der Linden', specialization: null },
]

const { open, finalized, locked, cancelled } = consultState
const consult = (id: number, day: string, time: string, end: string, rest: Partial<Consult> = {}): Consult => ({
  id, employeeId: 7, consultTypeId: consultType.followUpClinic, state: open, startDateTime: `${day}T${time}:00+01:00`, endDateTime: `${day}T${end}:00+01:00`, ...rest,
})

/** Thursday 3 December, on site, with dr. Bos. */
export const planned = consult(31, '2026-12-03', '14:30', '14:50')
/** Friday 18 December, by video, with J. van der Linden. */
export const plannedLater = consult(32, '2026-12-18', '10:00', '10:20', { employeeId: 8, consultTypeId: consultType.followUpVideo })
export const lockedConsult = consult(33, '2026-12-03', '14:30', '14:50', { state: locked })
export const pastOpen = consult(21, '2026-11-18', '09:30', '09:50')
export const cancelledPast = consult(22, '2026-11-02', '11:00', '11:20', { state: cancelled })
/** Over and done, oldest first. */
export const past = [
  consult(11, '2026-03-10', '13:00', '14:00', { state: finalized, consultTypeId: consultType.intake }),
  consult(12, '2026-11-05', '16:10', '16:30', { state: finalized, employeeId: null, consultTypeId: consultType.followUpPhone }),
]

/** A patient who has finished onboarding, whose next consult is a follow-up, and who has nothing planned. */
export const patientInfo = (rest: Partial<PatientInfo> = {}): PatientInfo => ({
  user: { onBoardingComplete: true },
  personal: { name_title: null, name_initials: 'E.M.', name_first: 'Emma', name_last: 'de Wit', gender: 'F' },
  identificationInfo: { state: actionState.approved },
  identificationSession: null,
  insuranceInfo: { state: actionState.finished },
  onboardGeneralQstrInfo: { state: actionState.finished, questionnaire_id: 4 },
  onboardMedicalQstrInfo: { state: actionState.finished, questionnaire_id: 5, type: intakeType.migraine },
  referrals: [],
  nextConsult: { nextConsultCategory: consultCategory.followUp },
  documents: [],
  consults: [],
  internal_message_threads: [],
  ...rest,
})

const slot = (day: string, time: string, avId: number, typeId: number): Slot => ({ startDT: `${day}T${time}:00+01:00`, avId, typeId })
const { followUpClinic, followUpVideo, followUpPhone, botox } = consultType

/** The first free time on site: Tuesday 1 December, 9:20. */
export const firstSlot = slot('2026-12-01', '09:20', 101, followUpClinic)

/** Free times for a follow-up in three ways, and for botox. Wednesday 2 December has none. */
export const slots: Slots = {
  [consultCategory.followUp]: {
    20261201: [firstSlot, slot('2026-12-01', '11:40', 102, followUpClinic), slot('2026-12-01', '13:20', 103, followUpClinic), slot('2026-12-01', '18:30', 104, followUpClinic), slot('2026-12-01', '10:00', 105, followUpVideo)],
    20261203: [slot('2026-12-03', '09:00', 106, followUpClinic), slot('2026-12-03', '15:20', 107, followUpPhone)],
    20261210: [slot('2026-12-10', '14:00', 108, followUpClinic)],
  },
  [consultCategory.botox]: { 20261208: [slot('2026-12-08', '10:15', 109, botox)] },
}
