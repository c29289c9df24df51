/** Something that a back end gets wrong easily, planted in ours. */
export interface Fault {
  what: string
  /** Below `tests/clinic`. */
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
}

const fault = (what: string, file: string, from: string, to: string): Fault => ({ what, file, from, to })

/** Changes the text of every answer after the clinic has judged it itself: a wrong shape goes out. */
const inAnswers = (what: string, from: RegExp, to: string): Fault =>
  fault(
    what,
    'http/dispatch.ts',
    'return Response.json(parsed.data ?? {})',
    `return new Response(JSON.stringify(parsed.data ?? {}).replace(${from.toString()}, ${JSON.stringify(to)}), { headers: { 'Content-Type': 'application/json' } })`,
  )

export const faults: readonly Fault[] = [
  // Codes and sessions.
  fault(
    'a code is not spent',
    'credential/one-time-code.ts',
    "'update code set used = true where id = $1'",
    "'select from code where id = $1'",
  ),
  fault(
    'a code that is over still lets in',
    'credential/one-time-code.ts',
    'not used and wrong < $2 and expires_at > now() as alive',
    'not used and wrong < $2 as alive',
  ),
  // Ours counts twice, by code and by hour, and either is enough.
  fault(
    'wrong codes are not counted',
    'credential/one-time-code.ts',
    "await query.rows('update code set wrong = wrong + 1 where id = $1', [code.id])\n  await countWrongCode(query, subject)",
    '',
  ),
  fault(
    'any code is right',
    'credential/one-time-code.ts',
    'if (sameText(code.hash, hashCode(code.id, given)))',
    'if (sameText(code.hash, hashCode(code.id, given)) || given.length === 6)',
  ),
  fault(
    'a wrong code is a 400',
    'credential/one-time-code.ts',
    'return new Refusal(status.unauthorized, message)',
    'return new Refusal(400, message)',
  ),
  fault(
    'a code of an app is not spent',
    'credential/second-factor.ts',
    "'update patient set otp_last_step = $2 where id = $1'",
    "'select from patient where id = $1 and $2::int > 0'",
  ),
  fault('the second factor is not named', 'handler/sign-in.ts', 'return { method: who.method }', 'return {}'),
  inAnswers('the token has another name', /"authToken":/g, '"token":'),
  fault(
    'a session that was ended lives on',
    'credential/session.ts',
    "'delete from session where patient_id = (select id from patient where email = $1)'",
    "'select from patient where email = $1'",
  ),
  fault(
    'logging off ends nothing',
    'credential/session.ts',
    "'delete from session where token_hash = $1'",
    "'select from session where token_hash = $1'",
  ),
  fault(
    'a bearer token is taken for a token',
    'credential/header.ts',
    'return afterScheme(header, scheme)',
    "return afterScheme(header, scheme) ?? afterScheme(header, 'bearer') ?? afterScheme(header, 'token')",
  ),
  fault(
    'the phone number need not be confirmed',
    'handler/registration.ts',
    '|| phone === null || !phoneConfirmed)',
    '|| phone === null)',
  ),
  fault(
    'the address need not be confirmed',
    'handler/registration.ts',
    "if (!emailConfirmed) throw outOfOrder('Bevestig eerst uw e-mailadres.')",
    '',
  ),
  fault('any phone number will do', 'handler/registration.ts', 'if (!isPhone(phone))', 'if (phone === null)'),
  fault(
    'a password of eight characters',
    'credential/credential-rule.ts',
    'password.length < 10',
    'password.length < 8',
  ),
  // Other patients.
  fault(
    'documents of others are given',
    'record/document.ts',
    'where id = $1 and patient_id = $2`, [id, who.id]',
    'where id = $1 and $2::int > 0`, [id, who.id]',
  ),
  fault(
    'threads of others are open',
    'handler/message.ts',
    'from thread where id = $1 and patient_id = $2`',
    'from thread where id = $1 and $2::int > 0`',
  ),
  fault(
    'questionnaires of others are open',
    'handler/questionnaire.ts',
    "where id = $1 and patient_id = $2 for update', [id, patientId])",
    "where id = $1 and $2::int > 0 for update', [id, patientId])",
  ),
  fault(
    'consults of others can be cancelled',
    'handler/planning.ts',
    'from consult where id = $1 and patient_id = $2 for update',
    'from consult where id = $1 and $2::int > 0 for update',
  ),
  fault(
    'decisions about others are taken',
    'handler/identification.ts',
    'decision is null and patient_id = coalesce($3, patient_id)',
    'decision is null and coalesce($3, 1) > 0',
  ),
  fault(
    'rebates and links of others',
    'handler/invoice.ts',
    "'select id from invoice where id = $1 and patient_id = $2 for update'",
    "'select id from invoice where id = $1 and $2::int > 0 for update'",
  ),
  fault(
    'who is not the owner is told so',
    'handler/document.ts',
    'documentContent(query, who, body.documentId)',
    "documentContent(query, who, body.documentId).catch(async (error: unknown) => { throw (await query.rows('select from document where id = $1', [body.documentId])).length > 0 ? new Error('Not yours') : error })",
  ),
  // Times.
  fault(
    'a time can be sold twice',
    'database/migration/001-clinic.sql',
    'create unique index consult_slot_once',
    'create index consult_slot_once',
  ),
  fault('a sold time is still offered', 'handler/slot.ts', 'if (at >= from && !taken.has(at))', 'if (at >= from)'),
  fault(
    'a sold time is a 412',
    'handler/booking.ts',
    'throw new Refusal(status.conflict,',
    'throw new Refusal(status.preconditionFailed,',
  ),
  fault(
    'a second consult can be booked',
    'handler/booking.ts',
    'if (await anyConsultAhead(query, who.id)) throw',
    'if (category === -1) throw',
  ),
  fault(
    'times past are sold',
    'handler/booking.ts',
    'and mod(extract(epoch from $5::timestamptz - block.starts_at), block.slot_minutes * 60) = 0',
    '',
  ),
  fault(
    'a cancelled consult stays open',
    'handler/booking.ts',
    'consultState.cancelled, note]',
    'consultState.open, note]',
  ),
  fault(
    'what is over can be cancelled',
    'handler/booking.ts',
    'if (!consult.isOpenAhead) throw',
    'if (consult.consultTypeId < 0) throw',
  ),
  inAnswers('days are written with dashes', /"(\d{4})(\d\d)(\d\d)":/g, '"$1-$2-$3":'),
  fault(
    'times although something is planned',
    'handler/slot.ts',
    'if (body.existing_is_error !== false && plan.hasOpenAhead)',
    'if (body.existing_is_error !== false && plan.nextCategory === -1)',
  ),
  // Onboarding.
  fault('the first answer stays', 'handler/questionnaire.ts', 'do update set answer = excluded.answer', 'do nothing'),
  fault(
    'any answer fits',
    'handler/questionnaire.ts',
    'if (!fits(sheet.kind, body.questionId, body.answer))',
    'if (sheet.id < 0)',
  ),
  fault(
    'a half questionnaire can be finished',
    'handler/questionnaire.ts',
    'if (openGeneralQuestions(answers).length > 0) throw incomplete()',
    '',
  ),
  fault(
    'any nine digits are a BSN',
    'handler/identification.ts',
    "return /^\\d{9}$/.test(bsn) && bsn !== '000000000' &&",
    'return /^\\d{9}$/.test(bsn) ||',
  ),
  fault(
    'patients are sent anywhere',
    'handler/identification.ts',
    'if (!address || !portalOrigins.includes(address.origin)) return undefined',
    'if (!address || portalOrigins.length > 99) return undefined',
  ),
  // Messages, files, invoices, reviews.
  fault(
    'a read thread stays unread',
    'handler/message.ts',
    "'update thread set unread = 0 where id = $1 and unread > 0'",
    "'select from thread where id = $1'",
  ),
  fault(
    'a file may be of one byte more',
    'record/upload.ts',
    'if (size > limit.fileBytes)',
    'if (size > limit.fileBytes + 1)',
  ),
  fault(
    'one file more may go along',
    'record/upload.ts',
    'attachments.length > limit.filesTogether',
    'attachments.length > limit.filesTogether + 1',
  ),
  fault(
    'a rebate can be asked for again',
    'handler/invoice.ts',
    'if (why) throw',
    "if (why && why !== 'REBATE_PENDING') throw",
  ),
  fault('a review link is not spent', 'handler/review.ts', 'set used_at = now(), score', 'set score'),
  inAnswers('amounts are texts', /"total":(-?\d+)/g, '"total":"$1"'),
  inAnswers('times are without an offset', /(T\d\d:\d\d:\d\d)[+]0[12]:00"/g, '$1"'),
]
