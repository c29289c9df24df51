const euros = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true })

/** Cents as '€ 1.234,56' with a no-break space; negative as '€ -1.234,56'. */
export const moneyText = (cents: number): string => `€\u00A0${euros.format(cents === 0 ? 0 : cents / 100)}`
