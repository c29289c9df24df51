/** What may go wrong with one call, besides a status it declares. */
export const faultKinds = ['error page', 'hang', 'reset', 'half', 'odd', 'late', 'late error', 'twice'] as const
type FaultKind = (typeof faultKinds)[number]

/** A status the clinic answers with, or a kind of fault. */
export type Fault = number | FaultKind

/** Held back in the page: when the answer comes is told by the test. All others come from a server. */
export const isHeld = (fault: Fault): boolean => fault === 'late' || fault === 'late error' || fault === 'twice'

/** The address under which the server answers with this fault. */
export const faultPath = '/faulty-clinic'
export const faultAddress = (fault: Fault): string => `${faultPath}/${encodeURIComponent(fault)}`
