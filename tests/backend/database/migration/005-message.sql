alter table thread add column department text not null default 'office' check (department in ('office', 'medical', 'finance'));

create table message (
  id int generated always as identity primary key,
  thread_id int not null references thread,
  content text not null,
  -- Null: the patient wrote it.
  employee_id int references employee,
  created_at timestamptz not null default clock_timestamp()
);
create index message_by_thread on message (thread_id, created_at, id);

-- What was sent along is a document with a file of its own.
create table message_attachment (
  message_id int not null references message,
  document_id int not null references document,
  primary key (message_id, document_id)
);

-- An e-mailed link to review one consult: good once.
create table review (
  uuid uuid primary key,
  consult_id int not null references consult,
  expires_at timestamptz not null,
  used_at timestamptz,
  score int check (score between 1 and 5),
  motivation text,
  anonymous boolean
);
create index review_by_consult on review (consult_id);
