-- The clinic's own zone, in one place: days, opening hours and written instants follow it.
create function amsterdam(moment timestamptz) returns timestamp
  language sql stable as $$ select moment at time zone 'Europe/Amsterdam' $$;

create function amsterdam_iso(moment timestamptz) returns text
  language sql stable as $$
    select to_char(amsterdam(moment), 'YYYY-MM-DD"T"HH24:MI:SS')
      || to_char(amsterdam(moment) - (moment at time zone 'UTC'), '"+"HH24:MI')
  $$;

create table location (
  id int generated always as identity primary key,
  name text not null,
  -- Availability exists up to and including this day; later days are made when a window asks for them.
  opened_through date not null
);

create table employee (
  id int generated always as identity primary key,
  location_id int not null references location,
  name_title text,
  name_initials text,
  name_first text,
  name_last text not null,
  specialization text,
  -- Somebody who left stays on old consults and is no longer in the list of employees.
  listed boolean not null default true
);

create table opening_hours (
  employee_id int not null references employee,
  weekday int not null check (weekday between 1 and 5),
  -- 0 and 1: even and odd ISO weeks only; null: every week.
  week_parity int check (week_parity in (0, 1)),
  opens time not null,
  closes time not null check (closes > opens),
  category int not null,
  consult_type_ids int[] not null,
  slot_minutes int not null check (slot_minutes > 0)
);

create table availability (
  id int generated always as identity primary key,
  location_id int not null references location,
  employee_id int not null references employee,
  category int not null,
  consult_type_ids int[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  slot_minutes int not null check (slot_minutes > 0),
  -- Blocks of one employee never overlap. The range of one id stands in for btree_gist's `=`.
  constraint employee_once exclude using gist (
    int4range(employee_id, employee_id, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  )
);
create index availability_by_location on availability (location_id, starts_at);

create table patient (
  id int generated always as identity primary key,
  location_id int not null references location,
  email text not null unique check (email = lower(email)),
  phone text not null,
  password_hash text not null,
  method text not null default 'sms',
  otp_secret text,
  otp_last_step int not null default 0,
  name_title text,
  name_initials text,
  name_first text,
  name_last text,
  gender text,
  onboarding_complete boolean not null default false,
  identification_state text not null default 'NULL',
  insurance_state text not null default 'NULL',
  general_state text not null default 'NULL',
  general_questionnaire_id int,
  medical_state text not null default 'NULL',
  medical_questionnaire_id int,
  medical_type text,
  referrals jsonb not null default '[]',
  next_consult_category int,
  next_consult_min timestamptz
);

-- Keyed by a hash of what was typed, known or not: an unknown address locks in the same way.
create table password_attempt (
  email_hash text primary key,
  wrong int not null,
  locked_until timestamptz
);

create table session (
  token_hash text primary key,
  patient_id int not null references patient,
  expires_at timestamptz not null
);
create index session_by_patient on session (patient_id);

create table code (
  id uuid primary key,
  patient_id int not null references patient,
  code_hash text not null,
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  wrong int not null default 0,
  used boolean not null default false
);
create index code_by_patient on code (patient_id, sent_at desc);

-- Wrong codes of either method: what one code's own five tries do not stop.
create table wrong_code (
  patient_id int not null references patient,
  at timestamptz not null default now()
);
create index wrong_code_by_patient on wrong_code (patient_id, at);

-- What a provider of text messages would have sent.
create table outbox (
  id int generated always as identity primary key,
  patient_id int not null references patient,
  code text not null,
  sent_at timestamptz not null default clock_timestamp()
);

create table consult (
  id int generated always as identity primary key,
  patient_id int not null references patient,
  employee_id int references employee,
  consult_type_id int not null,
  availability_id int references availability,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state int not null default 0 check (state between 0 and 3),
  note text not null default ''
);
create index consult_by_patient on consult (patient_id);
-- The only thing that stops a time from being sold twice.
create unique index consult_slot_once on consult (availability_id, starts_at) where state <> 3;

create table document (
  id int generated always as identity primary key,
  patient_id int not null references patient,
  category text not null,
  description text not null,
  created_at timestamptz not null default now()
);
create index document_by_patient on document (patient_id);

create table thread (
  id int generated always as identity primary key,
  patient_id int not null references patient,
  subject text not null,
  created_at timestamptz not null default now(),
  unread int not null default 0
);
create index thread_by_patient on thread (patient_id);
