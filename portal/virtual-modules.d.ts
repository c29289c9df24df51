declare module 'virtual:easily-guessed-words' {
  /** Words of the letters a to z, separated by spaces. */
  const words: string
  export default words
}
