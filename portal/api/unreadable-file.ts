/** A chosen file that was changed or removed since. Its name is not in the message, which may be reported. */
export class UnreadableFile extends Error {
  readonly fileName: string

  constructor(fileName: string, options?: ErrorOptions) {
    super('A file could not be read.', options)
    this.name = 'UnreadableFile'
    this.fileName = fileName
  }
}
