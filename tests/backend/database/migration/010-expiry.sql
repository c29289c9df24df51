-- When somebody last tried: wrong passwords of long ago are forgotten.
alter table password_attempt add column at timestamptz not null default now();
