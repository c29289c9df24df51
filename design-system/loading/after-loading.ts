/**
 * Give this to what follows content that is on its way: where that will end is not known yet, and what is seen below it
 * would be pushed away from who is reading it. It is seen once a Loading before it, or in what stands before it, is gone.
 */
export const afterLoading = '[:is([data-part=loading],:not(header):has([data-part=loading]))~&]:invisible'
