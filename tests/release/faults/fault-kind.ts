/** The kinds of fault, besides the statuses that a call declares. */
export const faultKinds = ['error page', 'hang', 'reset', 'half', 'odd', 'late', 'late error', 'twice'] as const
type FaultKind = (typeof faultKinds)[number]

/** A status of the answer, or a kind of fault. */
export type Fault = number | FaultKind

/** Held back in the page until the test releases it. All others come from a server. */
export const isHeld = (fault: Fault): boolean => fault === 'late' || fault === 'late error' || fault === 'twice'

/** The path at which the server answers with this fault. */
export const faultPath = '/faulty-clinic'
export const faultAddress = (fault: Fault): string => `${faultPath}/${encodeURIComponent(fault)}`
