// Zero-width joiners stay: emoji and Persian are written with them.
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** The name a file is sent under: without what no one sees or what looks like a path, and with the ending of what it now is. */
export function sentName({ name, type }: File): string {
  const plain = name.normalize('NFC').replace(unseen, '').replace(/[/\\]/g, '-')
  return type === 'image/jpeg' && /\.png$/i.test(plain) ? `${plain}.jpg` : plain
}
