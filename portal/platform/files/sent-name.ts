// Zero-width joiners stay: emoji and Persian use them.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** The name a file is sent under: without invisible characters and path separators, with .jpg added to a PNG that became a JPEG. */
export function sentName({ name, type }: File): string {
  const plain = name.normalize('NFC').replace(invisible, '').replace(/[/\\]/g, '-')
  return type === 'image/jpeg' && /\.png$/i.test(plain) ? `${plain}.jpg` : plain
}
