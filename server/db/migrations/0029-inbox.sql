-- The inbox lists leads newest first, whatever the filter; each of these indexes has one filter in that order.
create index leads_waiting on leads (created_at, id) include (follow_up_on)
  where state in ('new', 'in_progress') and not suspected_spam;
create index leads_with_open_notice on leads (created_at, id)
  where due_on is not null and state <> 'spam' and not suspected_spam;
