/** Who a patient is, before the clinic knows anything else. */
export interface Person {
  initials: string
  first: string
  last: string
  gender: 'M' | 'F' | 'O'
  phone: string
}
