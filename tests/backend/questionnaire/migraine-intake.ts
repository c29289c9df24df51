import type { Intake } from './question.ts'
import { yesNoUnknown } from './question.ts'

const lastFourWeeks = 'Tel de afgelopen 28 dagen.'
const taken = `${lastFourWeeks} Niets genomen? Vul 0 in.`
const days: readonly [number, number] = [0, 28]

/** The migraine intake: nine pages, in the order of the ledger (MED-09). */
export const migraineIntake: Intake = {
  pages: 9,
  sum: { of: ['days_migraine', 'days_headache', 'days_none'], total: 28 },
  questions: [
    {
      id: 'weight',
      page: 1,
      type: 'int',
      question: 'Hoeveel weegt u, in kilo’s?',
      note: 'Een getal tussen 20 en 350.',
      range: [20, 350],
    },
    {
      id: 'height',
      page: 1,
      type: 'int',
      question: 'Hoe lang bent u, in centimeters?',
      note: 'Een getal tussen 80 en 250.',
      range: [80, 250],
    },
    {
      id: 'age_at_onset',
      page: 1,
      type: 'int',
      question: 'Hoe oud was u toen de migraine begon?',
      note: 'Een schatting is goed genoeg.',
      range: [0, 110],
    },
    {
      id: 'family',
      page: 1,
      type: 'single_select',
      question: 'Heeft iemand in uw familie migraine?',
      answers: yesNoUnknown,
    },

    {
      id: 'severity',
      page: 2,
      type: 'single_select',
      question: 'Hoe erg is de pijn meestal?',
      answers: ['Licht', 'Matig', 'Ernstig', 'Ondraaglijk'],
    },
    {
      id: 'attacks_year',
      page: 2,
      type: 'int',
      question: 'Hoeveel aanvallen had u in de afgelopen 12 maanden?',
      note: 'Een schatting is goed genoeg.',
      range: [0, 366],
    },
    {
      id: 'duration_untreated',
      page: 2,
      type: 'single_select',
      question: 'Hoe lang duurt een aanval als u niets inneemt?',
      answers: ['Korter dan 4 uur', '4 tot 24 uur', '1 tot 3 dagen', 'Langer dan 3 dagen'],
    },
    {
      id: 'duration_treated',
      page: 2,
      type: 'single_select',
      question: 'Hoe lang duurt een aanval als u wel iets inneemt?',
      answers: ['Korter dan 2 uur', '2 tot 4 uur', '4 tot 24 uur', 'Langer dan een dag', 'Ik neem niets in'],
    },

    {
      id: 'characteristics',
      page: 3,
      type: 'multi_select',
      question: 'Hoe voelt de hoofdpijn?',
      note: 'U kunt meer dan één antwoord kiezen.',
      answers: ['Bonzend of kloppend', 'Drukkend', 'Aan één kant', 'Aan beide kanten', 'Erger als ik beweeg', 'Anders'],
    },

    {
      id: 'sensitivity',
      page: 4,
      type: 'multi_select',
      question: 'Waar kunt u slecht tegen tijdens een aanval?',
      note: 'U kunt meer dan één antwoord kiezen.',
      answers: ['Licht', 'Geluid', 'Geur', 'Beweging', 'Nergens van'],
    },
    { id: 'nausea', page: 4, type: 'bool', question: 'Bent u misselijk, of moet u overgeven?' },
    {
      id: 'aura',
      page: 4,
      type: 'bool',
      question: 'Krijgt u vooraf een aura?',
      note: 'Bijvoorbeeld flikkeringen zien, tintelingen, of moeite met praten.',
    },
    { id: 'neurologist', page: 4, type: 'bool', question: 'Bent u eerder voor uw migraine bij een neuroloog geweest?' },

    {
      id: 'preventive',
      page: 5,
      type: 'multi_select',
      question: 'Welke middelen om aanvallen te voorkomen heeft u geprobeerd?',
      answers: [
        'Metoprolol of propranolol',
        'Candesartan',
        'Topiramaat',
        'Valproïnezuur',
        'Amitriptyline',
        'Botox',
        'CGRP-remmer',
        'Iets anders',
        'Geen',
      ],
    },
    {
      id: 'acute',
      page: 5,
      type: 'multi_select',
      question: 'Welke middelen tijdens een aanval heeft u geprobeerd?',
      answers: [
        'Paracetamol',
        'Ibuprofen, naproxen of diclofenac',
        'Sumatriptan',
        'Een andere triptan',
        'Middel tegen misselijkheid',
        'Iets anders',
        'Geen',
      ],
    },

    {
      id: 'days_migraine',
      page: 6,
      type: 'int',
      question: 'Op hoeveel dagen had u migraine?',
      note: lastFourWeeks,
      range: days,
    },
    {
      id: 'days_headache',
      page: 6,
      type: 'int',
      question: 'Op hoeveel dagen had u alleen hoofdpijn?',
      note: lastFourWeeks,
      range: days,
    },
    {
      id: 'days_none',
      page: 6,
      type: 'int',
      question: 'Op hoeveel dagen had u geen hoofdpijn?',
      note: lastFourWeeks,
      range: days,
    },

    {
      id: 'days_painkiller',
      page: 7,
      type: 'int',
      question: 'Op hoeveel dagen nam u een gewone pijnstiller?',
      note: taken,
      range: days,
    },
    {
      id: 'days_triptan',
      page: 7,
      type: 'int',
      question: 'Op hoeveel dagen nam u een triptan?',
      note: taken,
      range: days,
    },

    {
      id: 'side_effects',
      page: 8,
      type: 'multi_select',
      question: 'Van welke middelen had u last van bijwerkingen?',
      answers: ['Gewone pijnstillers', 'Triptanen', 'Middelen om aanvallen te voorkomen', 'Van geen enkel middel'],
    },
    { id: 'side_effects_text', page: 8, type: 'open', question: 'Welke bijwerkingen waren dat?', isOptional: true },

    {
      id: 'remarks',
      page: 9,
      type: 'open',
      question: 'Wilt u nog iets kwijt?',
      note: 'U hoeft hier niets in te vullen.',
      isOptional: true,
    },
  ],
}
