import type { Intake } from './question.ts'

/** The cluster intake: five pages, in the order of the ledger (MED-09). */
export const clusterIntake: Intake = {
  pages: 5,
  questions: [
    {
      id: 'severity',
      page: 1,
      type: 'single_select',
      question: 'Hoe erg is de pijn tijdens een aanval?',
      answers: ['Matig', 'Ernstig', 'Ondraaglijk'],
    },
    {
      id: 'location',
      page: 1,
      type: 'multi_select',
      question: 'Waar zit de pijn?',
      note: 'U kunt meer dan één antwoord kiezen.',
      answers: ['In of achter het oog', 'Boven het oog', 'Bij de slaap', 'In de kaak of tanden', 'Ergens anders'],
    },
    {
      id: 'side',
      page: 1,
      type: 'single_select',
      question: 'Aan welke kant zit de pijn?',
      answers: ['Altijd links', 'Altijd rechts', 'Wisselend, steeds één kant', 'Aan beide kanten tegelijk'],
    },
    {
      id: 'duration',
      page: 1,
      type: 'single_select',
      question: 'Hoe lang duurt een aanval als u niets doet?',
      answers: ['Korter dan 15 minuten', '15 minuten tot 3 uur', 'Langer dan 3 uur'],
    },

    {
      id: 'autonomic',
      page: 2,
      type: 'multi_select',
      question: 'Wat merkt u nog meer tijdens een aanval?',
      note: 'Aan de kant van de pijn. U kunt meer dan één antwoord kiezen.',
      answers: [
        'Tranend oog',
        'Rood oog',
        'Hangend ooglid',
        'Kleine pupil',
        'Verstopte neus of loopneus',
        'Zweten in het gezicht',
        'Onrust: ik kan niet stil zitten',
        'Niets van dit alles',
      ],
    },

    {
      id: 'attacks_day',
      page: 3,
      type: 'int',
      question: 'Hoeveel aanvallen heeft u op een dag in een slechte periode?',
      range: [0, 24],
    },
    {
      id: 'three_months_free',
      page: 3,
      type: 'bool',
      question: 'Was u het afgelopen jaar minstens drie maanden zonder aanvallen?',
      note: 'Drie maanden bij elkaar opgeteld telt ook.',
    },
    { id: 'neurologist', page: 3, type: 'bool', question: 'Bent u hiervoor behandeld door een neuroloog?' },

    {
      id: 'preventive',
      page: 4,
      type: 'multi_select',
      question: 'Welke middelen om aanvallen te voorkomen heeft u geprobeerd?',
      answers: ['Verapamil', 'Lithium', 'Topiramaat', 'Prednison', 'GON-blokkade', 'Iets anders', 'Geen'],
    },
    {
      id: 'acute',
      page: 4,
      type: 'multi_select',
      question: 'Welke middelen tijdens een aanval heeft u geprobeerd?',
      answers: ['Zuurstof', 'Sumatriptan-injectie', 'Sumatriptan of zolmitriptan als neusspray', 'Iets anders', 'Geen'],
    },

    {
      id: 'remarks',
      page: 5,
      type: 'open',
      question: 'Wilt u nog iets kwijt?',
      note: 'U hoeft hier niets in te vullen.',
      isOptional: true,
    },
  ],
}
