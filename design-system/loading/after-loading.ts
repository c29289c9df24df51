/**
 * Class name for content after a Loading. It hides the content while a preceding sibling, other than a `<header>`, is or
 * contains a Loading, as the content would move while being read.
 */
export const afterLoading = '[:is([data-part=loading],:not(header):has([data-part=loading]))~&]:invisible'
