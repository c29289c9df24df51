/** The package has types and does not export them. */
declare module '@bramus/specificity' {
  export default class Specificity {
    static calculate(selectors: string): Specificity[]
    static compare(one: Specificity, other: Specificity): number
  }
}
