import { addConsult, cancelConsult, moveConsult } from './booking.ts'
import type { Handlers } from './handler.ts'
import { getEmployees, getInfo } from './information.ts'
import { login, login2Factor, login2FactorOTP } from './sign-in.ts'
import { getSlots } from './slot.ts'

/** The calls this clinic answers, by their name in the contract. A call that is not here is a 404. */
export const handlers: Handlers = {
  login, login2Factor, login2FactorOTP,
  getInfo, getEmployees,
  getSlots, addConsult, moveConsult, cancelConsult,
}
