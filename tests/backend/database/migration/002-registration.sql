-- A code belongs to what it is for: somebody who registers is no patient yet.
alter table code add column subject text;
update code set subject = 'sign-in:' || patient_id;
alter table code alter column subject set not null, drop column patient_id;
create index code_by_subject on code (subject, sent_at desc);

alter table wrong_code add column subject text;
update wrong_code set subject = 'sign-in:' || patient_id;
alter table wrong_code alter column subject set not null, drop column patient_id;
create index wrong_code_by_subject on wrong_code (subject, at);

-- What went out, to whom and how: codes by text message or by e-mail.
alter table outbox
  add column email text,
  add column channel text not null default 'sms' check (channel in ('sms', 'email')),
  add column sent_to text;
update outbox set email = patient.email, sent_to = patient.phone from patient where patient.id = outbox.patient_id;
alter table outbox
  alter column email set not null, alter column sent_to set not null, alter column channel drop default,
  drop column patient_id;
create index outbox_by_email on outbox (email, id desc);

-- A registration on its way, known by the hash of its token.
create table registration (
  token_hash text primary key,
  email text not null,
  email_confirmed boolean not null default false,
  phone text,
  phone_confirmed boolean not null default false,
  expires_at timestamptz not null
);
create index registration_by_expiry on registration (expires_at);
