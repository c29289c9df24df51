import { consultCategory, consultState, consultType } from '#portal/api/contract/consult.ts'
import { documentCategory } from '#portal/api/contract/document.ts'
import type { Stage } from './stage.ts'

/** A consult on a day counted from today, moved off a weekend; `at` is the back end's own time of day. */
export interface ConsultPlan {
  inDays: number
  at: string
  type: number
  state?: number
  /** 'nobody': no employee at all; 'former': one who is no longer in the list. */
  employee?: 'nobody' | 'former'
}

/** `messages` counts those that go to and fro, from a person of the clinic, from one who left, and from the patient. */
export interface ThreadPlan {
  subject: string
  unread: number
  messages?: number
}

export const reviewPlans = ['open', 'expired', 'used', 'dropped', 'not-ended'] as const
export type ReviewPlan = (typeof reviewPlans)[number]

export interface DocumentPlan {
  category: string
  description: string
  daysAgo: number
  scanned?: boolean
}

/** An invoice for one consult, to be paid within thirty days. */
export interface InvoicePlan {
  daysAgo: number
  /** In cents, as are a refund and the parts of a rebate. */
  total: number
  debtor?: 'Insurer'
  paid?: 'processing' | 'done'
  reverted?: boolean
  noFile?: boolean
  refunds?: readonly number[]
  /** In the order in which they were asked for, one a day. */
  rebates?: readonly { status: 'PENDING' | 'APPROVED' | 'DECLINED'; byPatient?: number; byInsurer?: number }[]
}

export interface Scenario {
  /** What is particular about this patient, for the table that is printed at start. */
  about: string
  method?: 'sms' | 'otp' | 'post'
  /** How far onboarding is; without it, it is over and the clinic knows the patient. */
  stage?: Stage
  /** Which intake the referral leads to; migraine unless told otherwise. */
  intake?: 'IN_MIGR' | 'IN_CLUS'
  referred?: boolean
  next?: { category: number; minInDays?: number } | null
  consults?: readonly ConsultPlan[]
  threads?: readonly ThreadPlan[]
  /** Links to review a consult, as e-mailed: one for each state of such a link. */
  reviews?: readonly ReviewPlan[]
  documents?: readonly DocumentPlan[]
  /** The invoices of each period of treatment. */
  invoices?: readonly (readonly InvoicePlan[])[]
  /** The location is never open. */
  closed?: boolean
}

const video: ConsultPlan = { inDays: 6, at: '16:05', type: consultType.followUpVideo }

const pastList: readonly ConsultPlan[] = [
  { inDays: -400, at: '09:10', type: consultType.intake, state: consultState.finalized, employee: 'former' },
  { inDays: -210, at: '14:20', type: consultType.followUpClinic, state: consultState.finalized },
  { inDays: -90, at: '10:30', type: consultType.followUpPhone, state: consultState.cancelled },
  { inDays: -60, at: '11:00', type: consultType.followUpPhone, state: consultState.finalized, employee: 'nobody' },
  { inDays: -14, at: '13:40', type: consultType.followUpVideo, state: consultState.locked },
]

const scannedMri: DocumentPlan = {
  category: documentCategory.mriResult,
  description: 'MRI van de hals (scan)',
  daysAgo: 30,
  scanned: true,
}

const everyDocument: readonly DocumentPlan[] = [
  { category: documentCategory.prescription, description: 'Sumatriptan 50 mg', daysAgo: 2 },
  { category: documentCategory.prescription, description: 'Metoprolol 50 mg', daysAgo: 64 },
  { category: documentCategory.prescriptionCgrp, description: 'Artsenverklaring erenumab', daysAgo: 15 },
  { category: documentCategory.gpLetter, description: 'Brief aan de huisarts', daysAgo: 3 },
  { category: documentCategory.mriResult, description: 'MRI van het hoofd', daysAgo: 40 },
  scannedMri,
]

/** Enough to look one up: more than a year of them. */
const refills: readonly DocumentPlan[] = Array.from({ length: 10 }, (_, at) => ({
  category: documentCategory.prescription,
  description: at % 3 === 0 ? 'Metoprolol 50 mg' : 'Sumatriptan 50 mg',
  daysAgo: 95 + 45 * at,
}))

const everyStatus: readonly (readonly InvoicePlan[])[] = [
  [
    { daysAgo: 5, total: 12_345 },
    { daysAgo: 45, total: 123_456 },
    { daysAgo: 12, total: 9_950, paid: 'processing' },
    { daysAgo: 50, total: 20_000, paid: 'done' },
    { daysAgo: 20, total: 31_875, debtor: 'Insurer' },
  ],
  [{ daysAgo: 170, total: 8_005, paid: 'done', noFile: true }],
]

/** Every state of a patient that a screen shows differently. A scenario says only how it differs from an onboarded follow-up patient. */
const scenarios = {
  'nothing-planned': { about: 'niets gepland, vervolgconsult mogelijk' },
  'planned-video': { about: 'één videoconsult gepland', consults: [video] },
  'several-planned': {
    about: 'drie consulten gepland',
    consults: [
      { inDays: 41, at: '16:30', type: consultType.followUpClinic },
      video,
      { inDays: 13, at: '16:05', type: consultType.followUpPhone },
    ],
  },
  'past-open': {
    about: 'een voorbije afspraak staat nog open',
    consults: [{ inDays: -3, at: '10:20', type: consultType.followUpVideo }],
  },
  locked: {
    about: 'een komende afspraak is vastgezet',
    consults: [{ inDays: 8, at: '16:05', type: consultType.followUpClinic, state: consultState.locked }],
  },
  intake: { about: 'klaar voor het eerste consult', next: { category: consultCategory.intake } },
  botox: { about: 'botox, zonder vroegste datum', next: { category: consultCategory.botox } },
  'botox-min-date': { about: 'botox, pas over drie weken', next: { category: consultCategory.botox, minInDays: 21 } },
  'gon-block': { about: 'GON-blokkade', next: { category: consultCategory.gonBlock, minInDays: 14 } },
  unplanned: { about: 'ongepland vervolgconsult', next: { category: consultCategory.unplanned } },
  'no-slots': { about: 'nergens een vrije tijd', closed: true },
  'past-list': { about: 'vier voorbije afspraken, en een die niet doorging', consults: pastList },
  new: { about: 'nieuw: alles moet nog', stage: 'new' },
  identifying: { about: 'begonnen met de identiteitscontrole', stage: 'identifying' },
  declined: { about: 'identiteit afgewezen', stage: 'declined' },
  'no-bsn': { about: 'identiteit goed, BSN ontbreekt', stage: 'no-bsn' },
  identified: { about: 'identiteit goed, vragenlijsten moeten nog', stage: 'identified' },
  'general-started': { about: 'algemene vragenlijst begonnen', stage: 'general-started' },
  'general-done': { about: 'algemene vragenlijst klaar, migraine', stage: 'general-done' },
  'general-done-cluster': {
    about: 'algemene vragenlijst klaar, clusterhoofdpijn',
    stage: 'general-done',
    intake: 'IN_CLUS',
  },
  'medical-started': { about: 'medische vragenlijst begonnen, migraine', stage: 'medical-started' },
  'medical-started-cluster': {
    about: 'medische vragenlijst begonnen, clusterhoofdpijn',
    stage: 'medical-started',
    intake: 'IN_CLUS',
  },
  'done-not-referred': { about: 'alles ingevuld, verwijzing ontbreekt', stage: 'done', referred: false },
  done: { about: 'alles ingevuld, de kliniek is nog niet klaar', stage: 'done' },
  otp: { about: 'logt in met een authenticator-app', method: 'otp' },
  'unknown-method': { about: 'inlogmethode die het portaal niet kent', method: 'post' },
  unread: {
    about: 'twee ongelezen berichten',
    threads: [
      { subject: 'Uitslag van uw MRI', unread: 1 },
      { subject: 'Vraag over uw factuur', unread: 1 },
      { subject: 'Welkom bij de kliniek', unread: 0 },
    ],
  },
  'many-messages': {
    about: 'één gesprek van 500 berichten',
    threads: [{ subject: 'Mijn hoofdpijndagboek', unread: 3, messages: 500 }],
  },
  reviews: {
    about: 'beoordelingslinks van elke soort',
    consults: [
      { inDays: -7, at: '10:20', type: consultType.followUpVideo, state: consultState.finalized },
      { inDays: -9, at: '10:20', type: consultType.followUpPhone, state: consultState.cancelled },
      video,
    ],
    reviews: reviewPlans,
  },
  // Who has prescriptions had a first consult, and may ask for them again.
  documents: {
    about: 'alle soorten documenten, en veel recepten',
    consults: pastList,
    documents: [...everyDocument, ...refills],
  },
  'scanned-mri': { about: 'alleen een gescande MRI-uitslag', documents: [scannedMri] },
  invoices: { about: 'facturen van elke status, ook een voor de verzekeraar', invoices: everyStatus },
  'rebate-reasons': {
    about: 'facturen waarvoor coulance wel en om elke reden niet kan',
    invoices: [
      [
        { daysAgo: 3, total: 10_000 },
        { daysAgo: 4, total: 10_100, paid: 'done', rebates: [{ status: 'DECLINED' }] },
        {
          daysAgo: 60,
          total: 10_200,
          paid: 'done',
          rebates: [{ status: 'DECLINED' }, { status: 'APPROVED', byPatient: 2_550, byInsurer: 7_650 }],
        },
        { daysAgo: 61, total: 10_300, paid: 'done', rebates: [{ status: 'PENDING' }] },
        { daysAgo: 62, total: 10_400, debtor: 'Insurer' },
        { daysAgo: 10, total: 10_500, paid: 'processing' },
        { daysAgo: 63, total: 10_600, paid: 'done', refunds: [10_600] },
        { daysAgo: 64, total: 10_700, reverted: true },
      ],
      [{ daysAgo: 190, total: 10_800, paid: 'done' }],
    ],
  },
  'credit-invoices': {
    about: 'facturen met een creditfactuur',
    invoices: [
      [
        { daysAgo: 8, total: 15_000, refunds: [5_000] },
        { daysAgo: 9, total: 15_100, refunds: [15_100] },
        { daysAgo: 35, total: 15_200, paid: 'done', refunds: [15_200] },
        { daysAgo: 36, total: 15_300, paid: 'done', refunds: [1_000, 2_550] },
      ],
    ],
  },
  everything: {
    about: 'van alles wat',
    consults: [...pastList, video],
    threads: [
      { subject: 'Nieuwe medicatie', unread: 1 },
      { subject: 'Wijziging van uw afspraak', unread: 0 },
    ],
    documents: everyDocument,
    invoices: everyStatus,
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
export const scenarioNames = Object.keys(scenarios) as ScenarioName[]

export function scenarioOf(name: ScenarioName): Scenario {
  return scenarios[name]
}
