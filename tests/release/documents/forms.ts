import type { SampleSet } from './sample.ts'
import { line, onePage, stream } from './write-pdf.ts'

const drawn = (content: string, box = '[0 0 200 24]') =>
  stream(content, `/Type /XObject /Subtype /Form /BBox ${box} /Resources << /Font << /F 3 0 R >> >>`)
const inked = (text: string) => drawn(`BT /F 16 Tf 1 0 0 1 2 6 Tm (${text}) Tj ET`)
const annotation = (entries: string) => `<< /Type /Annot /F 4 ${entries} >>`
const acroForm = (fields: string, more = '') =>
  `/AcroForm << /Fields [${fields}] /DR << /Font << /F 3 0 R >> >> /DA (/F 12 Tf 0 g) ${more} >>`

const filled = onePage({
  content: [line('Naam', 64, 706, 16), line('Klachten', 64, 506, 16)].join(' '),
  catalogue: acroForm('6 0 R 8 0 R 11 0 R 12 0 R 15 0 R'),
  page: '/Annots [6 0 R 8 0 R 11 0 R 12 0 R 15 0 R]',
  more: [
    annotation(
      '/Subtype /Widget /FT /Tx /T (naam) /V (T. Boomsma) /Rect [150 700 350 724] /DA (/F 16 Tf 0 g) /AP << /N 7 0 R >>',
    ),
    inked('T. Boomsma'),
    annotation(
      '/Subtype /Widget /FT /Btn /T (rookt) /TU (Rookt u?) /V /Ja /AS /Ja /Rect [150 660 170 680] /AP << /N << /Ja 9 0 R /Off 10 0 R >> >>',
    ),
    drawn('0 0 20 20 re f', '[0 0 20 20]'),
    drawn('', '[0 0 20 20]'),
    // Nobody drew this one: the viewer must.
    annotation('/Subtype /Widget /FT /Tx /T (dosis) /TU (Dosis) /V (50 mg) /Rect [150 600 350 624] /DA (/F 16 Tf 0 g)'),
    annotation(
      '/Subtype /Widget /FT /Ch /Ff 131072 /T (arts) /TU (Uw arts) /V (2) /Opt [[(1) (Dr. Smit)] [(2) (Dr. Kaya)]] /Rect [150 560 350 584] /DA (/F 16 Tf 0 g) /AP << /N 13 0 R >>',
    ),
    inked('Dr. Kaya'),
    inked('geheim'),
    annotation(
      '/Subtype /Widget /FT /Tx /Ff 8192 /T (wachtwoord) /V (geheim woord) /Rect [150 500 350 524] /DA (/F 16 Tf 0 g) /AP << /N 16 0 R >>',
    ),
    inked('******'),
  ],
})

const notes = onePage({
  content: line('Uw recept'),
  page: '/Annots [6 0 R 8 0 R 10 0 R 12 0 R]',
  more: [
    annotation(
      '/Subtype /FreeText /Contents (Alleen bij een aanval) /Rect [64 620 264 644] /DA (/F 16 Tf 0 g) /AP << /N 7 0 R >>',
    ),
    inked('Alleen bij een aanval'),
    annotation(
      '/Subtype /Highlight /Contents (Let hierop) /Rect [64 690 200 720] /QuadPoints [64 720 200 720 64 690 200 690] /C [1 1 0] /AP << /N 9 0 R >>',
    ),
    drawn('1 1 0 rg 0 0 136 6 re f', '[0 0 136 30]'),
    annotation('/Subtype /Stamp /Contents (Gezien) /Rect [300 620 500 644] /AP << /N 11 0 R >>'),
    inked('GEZIEN'),
    annotation('/Subtype /Text /Contents (Overleggen met de huisarts) /Rect [500 700 520 720]'),
  ],
})

export const forms: SampleSet = {
  'a filled form': {
    bytes: filled,
    pages: 1,
    words: ['Naam T. Boomsma', 'Rookt u?: ticked', 'Dosis: 50 mg', 'Uw arts: Dr. Kaya'],
  },
  'only a filled field': {
    bytes: onePage({
      content: '',
      catalogue: acroForm('6 0 R'),
      page: '/Annots [6 0 R]',
      more: [
        annotation(
          '/Subtype /Widget /FT /Tx /T (naam) /V (T. Boomsma) /Rect [150 700 350 724] /DA (/F 16 Tf 0 g) /AP << /N 7 0 R >>',
        ),
        inked('T. Boomsma'),
      ],
    }),
    pages: 1,
    words: ['T. Boomsma'],
  },
  notes: {
    bytes: notes,
    pages: 1,
    words: ['Alleen bij een aanval', 'note: Let hierop', 'note: Overleggen met de huisarts'],
  },
  'a turned page with notes': {
    bytes: onePage({
      content: line('Gedraaid'),
      page: '/Rotate 90 /Annots [6 0 R]',
      more: [
        annotation(
          '/Subtype /FreeText /Contents (Ook gedraaid) /Rect [64 620 264 644] /DA (/F 16 Tf 0 g) /AP << /N 7 0 R >>',
        ),
        inked('Ook gedraaid'),
      ],
    }),
    pages: 1,
    words: ['Gedraaid', 'Ook gedraaid'],
  },
}
