import clinic from '#locales/nl/clinic.json'
import common from '#locales/nl/common.json'
import review from '#locales/nl/review.json'

/** Texts of the review page, which is a script of its own. */
export const reviewTexts = { clinic, common, review }
