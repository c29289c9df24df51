-- Tries that one address of the network made to get in, known by a hash.
create table address_try (
  address_hash text not null,
  at timestamptz not null default now()
);
create index address_try_by_address on address_try (address_hash, at);
