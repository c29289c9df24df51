/**
 * Class for content after a loading part: its position is not known until loading ends, and it would shift while
 * being read. Hidden while a preceding sibling is or contains a Loading.
 */
export const afterLoading = '[:is([data-part=loading],:not(header):has([data-part=loading]))~&]:invisible'
