import clinic from '#locales/nl/clinic.json'
import common from '#locales/nl/common.json'
import review from '#locales/nl/review.json'

/** Texts of the review page, which is a separate script. */
export const reviewTexts = { clinic, common, review }
