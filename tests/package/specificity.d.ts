/** The package has types and does not export them. */
declare module '@bramus/specificity' {
  const Specificity: {
    calculate: (selectors: string) => Specificity[]
    compare: (one: Specificity, other: Specificity) => number
  }
  interface Specificity {
    toString: () => string
  }
  export default Specificity
}
