import { atom, useAtomValue } from 'jotai'
import { followReturns } from './use-on-return.ts'

interface Clock {
  now: () => Date
}

/**
 * The device's own time in ms, for durations that begin and end on this device. It may be days wrong: dates and
 * appointments use `clockAtom`.
 */
export const deviceNow = (): number => Date.now()

const deviceClockAtom = atom<Clock>({ now: () => new Date(deviceNow()) })

/** How far the device may be off before it is corrected, in ms: an answer takes time, and its header counts seconds. */
const tolerance = 60_000
const correctionAtom = atom(0)

/**
 * Takes the server's time, in ms. If the device's clock differs by more than `tolerance`, `clockAtom` is corrected by
 * it.
 */
export const setServerTimeAtom = atom(null, (get, set, serverTime: number) => {
  const correction = serverTime - get(deviceClockAtom).now().getTime()
  if (Math.abs(correction - get(correctionAtom)) > tolerance) set(correctionAtom, correction)
})

const returnsAtom = atom(0)
returnsAtom.onMount = (set) => followReturns(() => set((count) => count + 1))

/**
 * The current time, as the server has it. The value changes each time the patient returns to the tab, so that its
 * readers re-render: hours may have passed. Writing replaces the device's clock, for stories and tests.
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

/**
 * The device's own clock, without the server's correction: for a duration that outlives the page, as after a reload no
 * answer has corrected it yet.
 */
export const useDeviceClock = () => useAtomValue(deviceClockAtom)
