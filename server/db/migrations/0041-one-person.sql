-- What one person sent is found by address and by number.
create index leads_by_email on leads (lower(email));
create index leads_by_phone on leads (comparable_phone(phone));
create index applications_by_email on applications (lower(email));
create index applications_by_phone on applications (comparable_phone(phone));
create index career_submissions_by_email on career_submissions (lower(email));
create index career_submissions_by_phone on career_submissions (comparable_phone(phone));
