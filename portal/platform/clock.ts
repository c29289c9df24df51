import { atom, useAtomValue } from 'jotai'
import { followReturns } from './use-on-return.ts'

interface Clock {
  now: () => Date
}

/** The device's own time in ms, for durations that begin and end on this device. It may be days wrong: dates and appointments ask `clockAtom`. */
export const deviceNow = (): number => Date.now()

const deviceClockAtom = atom<Clock>({ now: () => new Date(deviceNow()) })

/** How far the device may be off before it is corrected, in ms: an answer takes time, and its header counts seconds. */
const tolerance = 60_000
const correctionAtom = atom(0)

/** Tells what the server's clock says (in ms); a device's clock that is wrong is corrected by it. */
export const setServerTimeAtom = atom(null, (get, set, serverTime: number) => {
  const correction = serverTime - get(deviceClockAtom).now().getTime()
  if (Math.abs(correction - get(correctionAtom)) > tolerance) set(correctionAtom, correction)
})

const returnsAtom = atom(0)
returnsAtom.onMount = (set) => followReturns(() => set((count) => count + 1))

/**
 * The current time, as the server has it. A new clock each time the patient returns to the tab: who uses it renders anew,
 * as hours may have passed. Stories and tests set their own.
 */
export const clockAtom = atom(
  (get): Clock => {
    get(returnsAtom)
    const [device, correction] = [get(deviceClockAtom), get(correctionAtom)]
    return { now: () => new Date(device.now().getTime() + correction) }
  },
  (_get, set, device: Clock) => set(deviceClockAtom, device),
)

export const useClock = () => useAtomValue(clockAtom)

/** The device's own clock, for a duration that outlives the page: after a reload no answer has corrected it yet. */
export const useDeviceClock = () => useAtomValue(deviceClockAtom)
