import { documentCategory } from '#portal/api/contract/document.ts'
import { dutchDay } from './dutch.ts'
import type { Paper, Part } from './paper.ts'

/** What the clinic knows of a document that it wrote itself. */
export interface Facts {
  category: string
  description: string
  created: Date
  patient: string
  doctor: string
}

function about({ patient, doctor, created }: Facts): Part {
  return {
    table: [
      ['Patiënt', 'Arts', 'Datum'],
      [patient, doctor, dutchDay(created)],
    ],
  }
}

function prescription(facts: Facts): Part[] {
  return [
    about(facts),
    { heading: 'Uw medicijn' },
    { text: facts.description },
    { heading: 'Zo gebruikt u het' },
    {
      list: [
        'Gebruik het medicijn zoals u met uw arts heeft afgesproken.',
        'Lees eerst de bijsluiter.',
        'Bewaar het medicijn in de verpakking, buiten het bereik van kinderen.',
      ],
    },
    { heading: 'Vragen' },
    {
      text: 'Heeft u vragen over dit medicijn of last van bijwerkingen? Stuur ons een bericht in het portaal of vraag het uw apotheek.',
    },
  ]
}

function statement(facts: Facts): Part[] {
  return [
    about(facts),
    { heading: 'Verklaring van de arts' },
    {
      text: `Hierbij verklaar ik dat ${facts.patient} bij onze kliniek onder behandeling is en dat een CGRP-remmer nodig is.`,
    },
    { text: 'De patiënt voldoet aan deze voorwaarden:' },
    {
      list: [
        'De migraine is vastgesteld door een neuroloog.',
        'Andere preventieve medicijnen hielpen niet of gaven te veel bijwerkingen.',
        'De patiënt houdt een hoofdpijndagboek bij.',
      ],
    },
    { heading: 'Wat u hiermee doet' },
    {
      text: 'Geef deze verklaring samen met uw recept aan uw apotheek. De apotheek stuurt de verklaring zo nodig naar uw verzekeraar.',
    },
    { text: `Ondertekend door ${facts.doctor}.` },
  ]
}

function gpLetter(facts: Facts): Part[] {
  return [
    about(facts),
    { text: 'Geachte collega,' },
    {
      text: `Uw patiënt ${facts.patient} was bij ons vanwege hoofdpijn. In deze brief leest u wat wij hebben gevonden en afgesproken.`,
    },
    { heading: 'Reden van komst' },
    {
      text: 'De patiënt heeft al langer dan een jaar aanvallen van hoofdpijn. De aanvallen duren zonder behandeling een halve dag tot twee dagen. Tijdens een aanval zijn licht en geluid moeilijk te verdragen.',
    },
    { heading: 'Onderzoek' },
    {
      text: 'Bij het neurologisch onderzoek vonden wij geen afwijkingen. De bloeddruk was normaal. Het hoofdpijndagboek van de laatste vier weken is samen met de patiënt bekeken.',
    },
    { heading: 'Conclusie' },
    { text: 'Het beeld past bij migraine. Wij zien geen aanwijzingen voor een andere oorzaak van de hoofdpijn.' },
    { heading: 'Wat wij hebben afgesproken' },
    {
      list: [
        'De patiënt gebruikt bij een aanval het medicijn dat op het recept staat.',
        'De patiënt houdt het hoofdpijndagboek bij tot de volgende afspraak.',
        'Wij zien de patiënt over drie maanden terug, op de kliniek of met een videoconsult.',
      ],
    },
    { heading: 'Wat wij u vragen' },
    {
      text: 'Wilt u de medicijnen in uw dossier opnemen en ons laten weten als er iets verandert in de gezondheid van de patiënt? Bij spoed kunt u de dienstdoende neuroloog bellen.',
    },
    { text: 'Met vriendelijke groet,' },
    { text: facts.doctor },
  ]
}

function mriResult(facts: Facts): Part[] {
  return [
    about(facts),
    { heading: 'Uitslag' },
    {
      table: [
        ['Wat is bekeken', 'Wat is gezien'],
        ['Hersenen', 'Geen afwijkingen'],
        ['Bloedvaten', 'Geen afwijkingen'],
        ['Neusbijholten', 'Geen afwijkingen'],
      ],
    },
    { heading: 'Wat betekent dit?' },
    {
      text: 'Op de beelden is geen oorzaak van uw hoofdpijn te zien. Dat is goed nieuws. Uw arts bespreekt de uitslag met u bij de volgende afspraak.',
    },
  ]
}

/** What each kind of document says; one of another kind says only what it is about. */
const kinds: Readonly<Record<string, { title: string; parts: (facts: Facts) => Part[] }>> = {
  [documentCategory.prescription]: { title: 'Recept', parts: prescription },
  [documentCategory.prescriptionCgrp]: { title: 'Artsenverklaring voor een CGRP-remmer', parts: statement },
  [documentCategory.gpLetter]: { title: 'Brief aan de huisarts', parts: gpLetter },
  [documentCategory.mriResult]: { title: 'Uitslag van uw MRI', parts: mriResult },
}

export function letter(facts: Facts): Paper {
  const kind = kinds[facts.category]
  return {
    title: kind?.title ?? facts.description,
    created: facts.created,
    parts: kind?.parts(facts) ?? [about(facts)],
  }
}
