/** Beside the contract, which has no call for logging off: a back end may name one to the portal as `VITE_SIGN_OUT_PATH`. */
export const signOutPath = '/patientPortal/signOut'
