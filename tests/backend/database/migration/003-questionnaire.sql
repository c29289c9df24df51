create table questionnaire (
  id int generated always as identity primary key,
  patient_id int not null references patient,
  -- GENERAL, or the type of a medical intake.
  kind text not null,
  finished boolean not null default false,
  -- Two starts at once must not make two of a kind.
  constraint questionnaire_once unique (patient_id, kind)
);

create table answer (
  questionnaire_id int not null references questionnaire,
  question_id text not null,
  answer text not null,
  primary key (questionnaire_id, question_id)
);

-- Patients made before there were questionnaires pointed at none.
insert into questionnaire (patient_id, kind, finished)
  select id, 'GENERAL', true from patient where general_questionnaire_id is not null;
insert into questionnaire (patient_id, kind, finished)
  select id, medical_type, true from patient where medical_questionnaire_id is not null and medical_type is not null;
update patient set general_questionnaire_id = questionnaire.id from questionnaire
  where questionnaire.patient_id = patient.id and questionnaire.kind = 'GENERAL';
update patient set medical_questionnaire_id = questionnaire.id from questionnaire
  where questionnaire.patient_id = patient.id and questionnaire.kind = patient.medical_type;
alter table patient
  add foreign key (general_questionnaire_id) references questionnaire,
  add foreign key (medical_questionnaire_id) references questionnaire;

-- A verification that was started; only an undecided one can be taken up again.
create table identification_session (
  session_id uuid primary key,
  patient_id int not null references patient,
  redirect_url text not null,
  started_at timestamptz not null default clock_timestamp(),
  decision text check (decision in ('approved', 'declined', 'approved-without-bsn'))
);
create index identification_session_by_patient on identification_session (patient_id, started_at desc);

alter table patient add column bsn text check (bsn ~ '^[0-9]{9}$');
