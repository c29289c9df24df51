-- A scan is a picture of a page: it has no text.
alter table document add column scanned boolean not null default false;

-- A document that somebody sent; without a row here it is drawn from what the clinic knows.
create table file (
  document_id int primary key references document,
  filename text not null,
  mimetype text not null,
  content bytea not null
);

create table subtraject (
  id int generated always as identity primary key,
  patient_id int not null references patient,
  period_start date not null,
  period_end date not null check (period_end >= period_start)
);
create index subtraject_by_patient on subtraject (patient_id);

create table invoice (
  id int generated always as identity primary key,
  patient_id int not null references patient,
  subtraject_id int not null references subtraject,
  date date not null,
  due_date date not null check (due_date >= date),
  -- In cents.
  total int not null check (total > 0),
  debtor_type text not null,
  product_code text not null,
  document_id int references document,
  -- The payment site says so first, the bank some days later.
  paid_acc_pp boolean not null default false,
  fully_paid boolean not null default false,
  reverted boolean not null default false
);
create index invoice_by_patient on invoice (patient_id);
create unique index invoice_by_document on invoice (document_id);

create table invoice_consult (
  invoice_id int not null references invoice,
  consult_id int not null references consult,
  primary key (invoice_id, consult_id)
);

create table credit_invoice (
  id int generated always as identity primary key,
  invoice_id int not null references invoice,
  refund int not null check (refund > 0)
);
create index credit_invoice_by_invoice on credit_invoice (invoice_id);

create table rebate (
  id int generated always as identity primary key,
  invoice_id int not null references invoice,
  created_at timestamptz not null default clock_timestamp(),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'DECLINED')),
  paid_by_patient int,
  paid_by_insurer int
);
create index rebate_by_invoice on rebate (invoice_id);
-- Two requests at once must not both be under way.
create unique index rebate_pending_once on rebate (invoice_id) where status = 'PENDING';

-- What a patient sent along with a request.
create table rebate_file (
  rebate_id int not null references rebate,
  document_id int not null references document,
  primary key (rebate_id, document_id)
);

-- A way to pay one invoice, known by the hash of its token.
create table payment (
  token_hash text primary key,
  invoice_id int not null references invoice,
  state text not null default 'open' check (state in ('open', 'paid', 'confirmed', 'cancelled')),
  expires_at timestamptz not null
);
create index payment_by_invoice on payment (invoice_id);
