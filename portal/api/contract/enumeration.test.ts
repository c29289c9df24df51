import { expect, test } from 'vitest'
import appointment from '#locales/nl/appointment.json'
import { consultCategory, consultState, consultType, contactMode } from './consult.ts'
import { documentCategory } from './document.ts'
import { rebateReason } from './invoice.ts'
import { accountGender, actionState, infoModules, intakeType } from './patient.ts'
import { country, discoverySource, medicalQuestionType, questionnaireGender, yesNo } from './questionnaire.ts'
import { status } from './status.ts'
import { department } from './thread.ts'

test.each<[string, readonly unknown[] | object, readonly unknown[]]>([
  ['consult states', consultState, [0, 1, 2, 3]],
  ['consult types', consultType, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['consult categories', consultCategory, [0, 1, 2, 3, 4]],
  ['contact modes', contactMode, [0, 1, 2, 3]],
  ['departments', department, ['office', 'medical', 'finance']],
  ['document categories', documentCategory, ['PRESCRIPT', 'PRESCRIPT_CGRP_STAT', 'GP_LETTER', 'MRI_RESULT']],
  ['intake types', intakeType, ['IN_MIGR', 'IN_CLUS']],
  ['action states', actionState, ['NULL', 'STARTED', 'APPROVED', 'DECLINED', 'FINISHED', 'ACCEPT_NO_BSN']],
  ['genders of the account', accountGender, ['M', 'F', 'O']],
  ['genders of the questionnaire', questionnaireGender, ['male', 'female', 'other']],
  ['yes and no', yesNo, ['1', '0']],
  ['countries', country, ['NL', 'BE', 'DE', 'EN', 'FR']],
  ['discovery sources', discoverySource, ['DOCTOR', 'FRIEND', 'GOOGLE', 'SOCIAL', 'MEDIA', 'OTHER']],
  ['types of a medical question', medicalQuestionType, ['int', 'bool', 'single_select', 'multi_select', 'open']],
  [
    'reasons against a rebate',
    rebateReason,
    [
      'REBATE_APPROVED',
      'REBATE_PENDING',
      'INVOICE_TO_INSURER',
      'INVOICE_TO_OLD',
      'INVOICE_CREDITED',
      'INVOICE_PROCESSING',
      'INVOICE_REVERTED',
    ],
  ],
])('API-06.1 the codes of the %s', (_name, named, codes) => {
  expect(Object.values(named)).toEqual(codes)
})

test('API-06.1 each consult type has the code of the specification', () => {
  expect(consultType).toEqual({
    intake: 1,
    intakeVideo: 2,
    followUpClinic: 3,
    followUpVideo: 4,
    followUpPhone: 5,
    unplannedFollowUp: 6,
    botox: 7,
    gonBlock: 8,
    repeatPrescription: 9,
  })
  expect(consultCategory).toEqual({ intake: 0, followUp: 1, botox: 2, gonBlock: 3, unplanned: 4 })
  expect(contactMode).toEqual({ clinic: 0, phone: 1, video: 2, unknown: 3 })
})

test('API-06.2 the nine consult types have nine Dutch labels', () => {
  expect(Object.keys(appointment.consultType)).toEqual(Object.values(consultType).map(String))
  const labels = Object.values(appointment.consultType)
  expect(new Set(labels).size).toBe(9)
  for (const label of labels) expect(label).not.toBe('')
})

test('API-04 the status codes with a specific meaning', () => {
  expect(status).toEqual({
    unauthorized: 401,
    conflict: 409,
    preconditionFailed: 412,
    inputLogicError: 491,
    recordNotFound: 495,
  })
})

test('API-05 the modules of patient info', () => {
  expect(infoModules).toEqual([
    'user',
    'personal',
    'identificationInfo',
    'identificationSession',
    'insuranceInfo',
    'onboardGeneralQstrInfo',
    'onboardMedicalQstrInfo',
    'referrals',
    'nextConsult',
    'documents',
    'consults',
    'internal_message_threads',
  ])
})
