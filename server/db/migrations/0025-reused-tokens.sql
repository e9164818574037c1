-- When a refresh token came back long after its first use. If its successor is used too, two parties have the session.
alter table refresh_tokens add column reused_at timestamptz(3);
