-- How the visit began in which a form was sent: campaign, referring site, and first page.
alter table leads add column origin jsonb;
alter table applications add column origin jsonb;
alter table career_submissions add column origin jsonb;

create index leads_by_referrer on leads ((coalesce(origin ->> 'source', origin ->> 'referrer')), created_at, id);
create index leads_by_campaign on leads ((origin ->> 'campaign'), created_at, id);
