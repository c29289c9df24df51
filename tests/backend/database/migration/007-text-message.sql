-- Text messages that a registration had sent, to numbers that nobody has confirmed yet: what limits them, known by hashes only.
create table registration_message (
  registration_hash text not null,
  number_hash text not null,
  at timestamptz not null default now()
);
create index registration_message_by_registration on registration_message (registration_hash);
create index registration_message_by_number on registration_message (number_hash, at);
