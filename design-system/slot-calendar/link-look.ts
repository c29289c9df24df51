/** A button that reads as a link: it changes what is in view and nothing else. */
export const linkLook = 'min-h-11 cursor-pointer rounded-sm text-left text-link underline decoration-1 underline-offset-4'
