-- What the contract names is all there can be: a mistake in a handler fails here, not in an answer months later.
alter table patient
  add constraint patient_method check (method in ('sms', 'otp', 'post')),
  add constraint patient_gender check (gender in ('M', 'F', 'O')),
  add constraint patient_identification check (identification_state in ('NULL', 'STARTED', 'APPROVED', 'DECLINED', 'ACCEPT_NO_BSN')),
  add constraint patient_insurance check (insurance_state in ('NULL', 'STARTED', 'FINISHED')),
  add constraint patient_general check (general_state in ('NULL', 'STARTED', 'FINISHED')),
  add constraint patient_medical check (medical_state in ('NULL', 'STARTED', 'FINISHED')),
  add constraint patient_intake check (medical_type in ('IN_MIGR', 'IN_CLUS')),
  add constraint patient_referrals check (jsonb_typeof(referrals) = 'array'),
  add constraint patient_category check (next_consult_category between 0 and 4);
alter table availability add constraint availability_category check (category between 0 and 4);
alter table opening_hours add constraint opening_hours_category check (category between 0 and 4);
alter table consult add constraint consult_type check (consult_type_id between 1 and 9);
alter table questionnaire add constraint questionnaire_kind check (kind in ('GENERAL', 'IN_MIGR', 'IN_CLUS'));
alter table document add constraint document_category
  check (category in ('PRESCRIPT', 'PRESCRIPT_CGRP_STAT', 'GP_LETTER', 'MRI_RESULT', 'INVOICE', 'REBATE', 'ATTACHMENT'));
alter table invoice add constraint invoice_debtor check (debtor_type in ('Patient', 'Insurer'));
alter table thread add constraint thread_unread check (unread >= 0);
