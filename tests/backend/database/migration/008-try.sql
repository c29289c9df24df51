-- A try is counted before it is judged, and taken back when it was none.
alter table address_try add column id int generated always as identity primary key;
