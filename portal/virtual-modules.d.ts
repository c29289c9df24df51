declare module 'virtual:easily-guessed-words' {
  /** Words of small letters, with a blank between them. */
  const words: string
  export default words
}
