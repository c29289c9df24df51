import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { invoiceOf } from '../record/invoice.ts'
import { invoicePaper } from './invoice.ts'
import { type Facts, letter } from './letter.ts'
import { drawPaper } from './paper.ts'
import { drawScan } from './scan.ts'

interface Row extends Facts {
  patientId: number
  scanned: boolean
}

/** The doctor is somebody of the patient's location who has worked there longest. */
const selectRow = `
  select document.category, document.description, document.created_at as created, document.scanned, patient.id as "patientId",
    concat_ws(' ', patient.name_title, patient.name_initials, patient.name_last) as patient,
    coalesce((select concat_ws(' ', name_title, name_initials, name_last) || coalesce(', ' || specialization, '')
      from employee where location_id = patient.location_id and listed order by id limit 1), 'uw arts') as doctor
  from document join patient on patient.id = patient_id where document.id = $1`

/** The PDF of a document that the clinic made itself, the same every time. */
export async function drawDocument(query: Query, id: number): Promise<Buffer> {
  const { patientId, scanned, ...facts } = await onlyRow<Row>(query, selectRow, [id])
  if (scanned) return drawScan(facts.created)
  const billed = await firstRow<{ id: number }>(query, 'select id from invoice where document_id = $1', [id])
  return drawPaper(billed ? invoicePaper(await invoiceOf(query, patientId, billed.id), facts) : letter(facts))
}
