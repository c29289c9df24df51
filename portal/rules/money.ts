const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: true }
let euros: Intl.NumberFormat | undefined

/** Cents as '€ 1.234,56' with a no-break space; negative as '€ -1.234,56'. */
export function moneyText(cents: number): string {
  euros ??= new Intl.NumberFormat('nl-NL', options)
  return `€\u00A0${euros.format(cents === 0 ? 0 : cents / 100)}`
}
