import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import type { Call } from '../api/client.ts'
import { employeesQuery, invoiceQuery, invoicesQuery, patientInfoQuery, subtrajectsQuery } from '../api/queries.ts'
import type { RouteName, ParametersOf, RouteMatch } from '../navigation/route-table.ts'
import { receivedFileQuery } from '../ui/document-viewer/use-received-file.ts'

/** Options of a read query. `queryFn` must make its call first, whatever the ids are: the build records the calls. */
export interface Read {
  queryKey: QueryKey
  gcTime?: number
  // A method: the context of each query is typed by its own key.
  queryFn?(context: QueryFunctionContext): unknown
}

type ReadsOf<Name extends RouteName> = (call: Call, parameters: ParametersOf<Name>) => readonly Read[]

const info = (call: Call) => [patientInfoQuery(call)]
const infoAndNames = (call: Call) => [patientInfoQuery(call), employeesQuery(call)]
const file = (call: Call, { id }: { id: number }) => [patientInfoQuery(call), receivedFileQuery(call, id)]
const invoice = (call: Call, { id }: { id: number }) => [patientInfoQuery(call), invoiceQuery(call, id)]

/**
 * The queries that each patient's screen reads when it opens, so that they can be fetched before the screen has loaded.
 * Not listed are reads that change something at the clinic (a conversation is marked as read), that depend on the time, the
 * history entry or another answer, or that the first content does not need.
 */
export const reads: { readonly [Name in RouteName]?: ReadsOf<Name> } = {
  dashboard: infoAndNames,
  booking: info,
  appointments: infoAndNames,
  cancel: infoAndNames,
  messages: info,
  question: infoAndNames,
  attachment: (call, { docId }) => [patientInfoQuery(call), receivedFileQuery(call, docId)],
  newQuestion: info,
  prescriptions: info,
  prescription: file,
  documents: info,
  document: file,
  finance: (call) => [patientInfoQuery(call), invoicesQuery(call), subtrajectsQuery(call)],
  invoice,
  invoiceDocument: invoice,
  rebate: invoice,
  takeOut: info,
  identification: info,
  generalQuestionnaire: info,
  medicalQuestionnaire: info,
  askBsn: info,
  test: info,
}

/** The reads of a matched route's screen. */
export const readsOf = ({ name, parameters }: RouteMatch, call: Call): readonly Read[] =>
  // `reads` type-checks each screen's parameters by its name; here the name is only known at run time.
  (reads[name] as ((call: Call, parameters: RouteMatch['parameters']) => readonly Read[]) | undefined)?.(
    call,
    parameters,
  ) ?? []
