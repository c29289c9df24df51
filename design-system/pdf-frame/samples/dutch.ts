import type { PdfFrameLabels } from '../pdf-frame-labels.ts'

const size = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`

/** Dutch texts for stories and tests. */
export const dutch = {
  download: (file) => (file ? `Download (${[file.type, size(file.bytes)].filter(Boolean).join(', ')})` : 'Download'),
  downloaded: 'Het document is opgeslagen bij uw downloads.',
  open: 'Openen in nieuw tabblad',
  newTab: '(opent in een nieuw tabblad)',
  skip: 'Sla document over',
  loading: 'Document wordt geladen…',
  page: (page, pages) => `Pagina ${page} van ${pages}`,
  larger: 'Groter',
  smaller: 'Kleiner',
  zoom: (percent) => `${percent} %`,
  dim: 'Dempen',
  readAsText: 'Lees als tekst',
  showOriginal: 'Toon het origineel',
  slow: 'Deze pagina laden duurt wat langer. U hoeft niets te doen.',
  showAnyway: 'Toon de pagina toch',
  ticked: 'aangekruist',
  note: (words) => `Opmerking: ${words}`,
  image: 'Dit document is een afbeelding. U kunt de tekst niet selecteren of laten voorlezen.',
  imagePage: 'Deze pagina is een afbeelding zonder tekst.',
  print: 'Wilt u alle pagina’s printen? Open het document dan in een nieuw tabblad.',
  failedTone: 'Fout',
  noteTone: 'Let op',
  retry: 'Probeer opnieuw',
  problems: {
    failed: 'Het document kan nu niet worden geladen. Probeer het opnieuw.',
    unshown: 'Uw browser kan het document hier niet tonen. Download het of open het in een nieuw tabblad.',
    encrypted: 'Dit document heeft een wachtwoord. Download het en open het met uw wachtwoord.',
    damaged: 'Dit document is beschadigd. Probeer het opnieuw, of neem contact op met de kliniek.',
    empty: 'Dit document is leeg. Probeer het opnieuw, of neem contact op met de kliniek.',
    unknown: 'Dit soort document kunnen wij hier niet tonen. U kunt het wel downloaden.',
    page: 'Deze pagina kan niet worden getoond. Download het document en probeer het in een ander programma.',
    rest: 'Deze pagina kan niet worden getoond. Misschien ontbreken er ook pagina’s erna. Download het document en probeer het in een ander programma.',
    picture: 'Op deze pagina ontbreekt een afbeelding. Download het document en open het in een ander programma.',
    letters:
      'Op deze pagina kunnen letters of cijfers verkeerd staan. Daarom tonen wij haar niet. Download het document en open het in een ander programma.',
  },
} satisfies PdfFrameLabels
