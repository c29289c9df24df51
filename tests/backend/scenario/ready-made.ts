import type { Person } from './person.ts'
import type { ScenarioName } from './scenario.ts'

interface ReadyMade extends Person {
  state: ScenarioName
  email: string
  password: string
}

type Line = readonly [
  ScenarioName,
  initials: string,
  first: string,
  last: string,
  gender: Person['gender'],
  address: string,
  password: string,
]

/** Invented people with invented numbers, one for every scenario. */
const lines: readonly Line[] = [
  ['nothing-planned', 'A.', 'Anna', 'van den Berg', 'F', 'anna.niets', 'Rustige-Haven-11'],
  ['planned-video', 'B.J.', 'Bram', 'Plantinga', 'M', 'bram.planning', 'Zachte-Regen-22'],
  ['several-planned', 'C.', 'Carla', 'de Haan', 'F', 'carla.planning', 'Drie-Kastanjes-33'],
  ['past-open', 'D.M.', 'Daan', 'Mulder', 'M', 'daan.open', 'Late-Trein-44!'],
  ['locked', 'E.', 'Els', 'Brouwer', 'F', 'els.vast', 'Gesloten-Poort-55'],
  ['intake', 'F.H.', 'Fatima', 'El Amrani', 'F', 'fatima.intake', 'Eerste-Stap-66'],
  ['botox', 'G.', 'Gijs', 'Vermeer', 'M', 'gijs.botox', 'Blauwe-Fiets-77'],
  ['botox-min-date', 'H.', 'Hanna', 'Kuipers', 'F', 'hanna.botox', 'Groene-Dijk-88'],
  ['gon-block', 'I.T.', 'Ilse', 'Dijkstra', 'F', 'ilse.gon', 'Stille-Kamer-99'],
  ['unplanned', 'J.', 'Joris', 'van Loon', 'M', 'joris.ongepland', 'Snelle-Beek-10'],
  ['no-slots', 'K.', 'Kim', 'Nguyen', 'O', 'kim.vol', 'Volle-Agenda-12'],
  ['past-list', 'L.A.', 'Lotte', 'Jansen', 'F', 'lotte.voorbij', 'Oude-Molen-13!'],
  ['new', 'M.', 'Milan', 'Peters', 'M', 'milan.nieuw', 'Nieuwe-Lente-14'],
  ['identifying', 'A.B.', 'Ayla', 'Yilmaz', 'F', 'ayla.begonnen', 'Rode-Tulpen-19!'],
  ['declined', 'B.', 'Bas', 'Hendriks', 'M', 'bas.afgewezen', 'Lange-Brug-20!!'],
  ['no-bsn', 'C.D.', 'Cor', 'Scholten', 'M', 'cor.bsn', 'Oud-Kasteel-21!'],
  ['identified', 'D.', 'Dewi', 'Santoso', 'F', 'dewi.bekend', 'Warme-Thee-22!!'],
  ['general-started', 'E.F.', 'Emma', 'Bos', 'F', 'emma.algemeen', 'Halve-Maan-23!!'],
  ['general-done', 'F.', 'Finn', 'Koster', 'M', 'finn.medisch', 'Hoge-Duinen-24!'],
  ['general-done-cluster', 'G.', 'Guus', 'van Vliet', 'M', 'guus.cluster', 'Koude-Wind-25!!'],
  ['medical-started', 'H.I.', 'Hilde', 'Prins', 'F', 'hilde.medisch', 'Zilveren-Vis-26'],
  ['medical-started-cluster', 'I.', 'Imran', 'Aziz', 'M', 'imran.cluster', 'Gele-Trein-27!!'],
  ['done-not-referred', 'J.K.', 'Janne', 'de Wilde', 'F', 'janne.verwijzing', 'Lege-Envelop-28'],
  ['done', 'K.', 'Koen', 'Maas', 'M', 'koen.wacht', 'Bijna-Klaar-29!'],
  ['otp', 'N.', 'Noor', 'Willems', 'F', 'noor.otp', 'Zes-Cijfers-15!'],
  ['unknown-method', 'O.P.', 'Otto', 'Postma', 'M', 'otto.post', 'Witte-Duif-16!'],
  ['unread', 'P.', 'Petra', 'Smeets', 'F', 'petra.bericht', 'Volle-Brievenbus-17'],
  ['many-messages', 'L.', 'Lieke', 'van Dam', 'F', 'lieke.berichten', 'Vele-Woorden-30!'],
  ['reviews', 'M.N.', 'Mees', 'Jacobs', 'M', 'mees.beoordeling', 'Vijf-Sterren-31!'],
  ['documents', 'N.O.', 'Nina', 'Hoekstra', 'F', 'nina.documenten', 'Witte-Mappen-32!'],
  ['scanned-mri', 'O.', 'Olaf', 'de Boer', 'M', 'olaf.scan', 'Grijze-Beelden-33'],
  ['invoices', 'P.Q.', 'Pien', 'Verhoeven', 'F', 'pien.facturen', 'Volle-Spaarpot-34'],
  ['rebate-reasons', 'Q.', 'Quinten', 'Schouten', 'M', 'quinten.coulance', 'Zeven-Redenen-35'],
  ['credit-invoices', 'R.S.', 'Roos', 'van Leeuwen', 'F', 'roos.credit', 'Geld-Terug-36!!!'],
  ['everything', 'R.', 'Ruben', 'de Groot', 'M', 'ruben.alles', 'Hele-Wereld-18!'],
]

export const readyMade: readonly ReadyMade[] = lines.map(
  ([state, initials, first, last, gender, address, password], index) => ({
    state,
    initials,
    first,
    last,
    gender,
    password,
    email: `${address}@voorbeeld.test`,
    phone: `0600000${String(index + 110)}`,
  }),
)

/** One for each thing that can be tried in the screens there are, in the order of a first look around. */
export const worthTrying: readonly (readonly [thing: string, ScenarioName])[] = [
  ['onboarding from the start', 'new'],
  ['an identification that was declined', 'declined'],
  ['a citizen number that is missing', 'no-bsn'],
  ['the general questionnaire, half way', 'general-started'],
  ['the medical questionnaire for migraine', 'general-done'],
  ['the one for cluster headache', 'general-done-cluster'],
  ['booking an appointment', 'nothing-planned'],
  ['moving or cancelling one', 'planned-video'],
  ['several appointments', 'several-planned'],
  ['past appointments', 'past-list'],
  ['a first consult', 'intake'],
  ['a treatment, and not too early', 'botox-min-date'],
  ['an appointment that is locked', 'locked'],
  ['no free time at all', 'no-slots'],
  ['messages that are not read yet', 'unread'],
  ['a long conversation', 'many-messages'],
  ['prescriptions, many, and documents', 'documents'],
  ['a document that is a picture', 'scanned-mri'],
  ['invoices, and paying one', 'invoices'],
  ['asking for a rebate', 'rebate-reasons'],
  ['signing in with an app', 'otp'],
]
