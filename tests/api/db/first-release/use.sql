-- What people did in the portal, as the first version stored it.
insert into person (id, issuer, subject, name, email, department, roles, editor_areas, locale, created_at, signed_in_at) values
  ('11111111-1111-4111-8111-111111111111', 'https://login.example', 'mei', 'Mei Lin', 'mei@northgate.example.com',
    'Finance', '{employee}', '{}', 'zh-CN', '2026-01-20', '2026-02-02'),
  ('22222222-2222-4222-8222-222222222222', 'https://login.example', 'daniel', 'Daniel Okafor', 'daniel@northgate.example.com',
    null, '{employee,editor}', '{service}', 'en-US', '2026-01-20', '2026-02-02');
insert into favourite (person, item, created_at)
  select '11111111-1111-4111-8111-111111111111', key, '2026-01-21' from item where id in ('travel-advance', 'room-booking');
insert into view_day (item, person, day)
  select key, '11111111-1111-4111-8111-111111111111', '2026-01-21' from item where id = 'travel-advance';
update item set views = 12, share_count = 2, useful_yes = 1 where id = 'travel-advance';
insert into feedback (item, person, useful, comment, revision, created_at)
  select key, '11111111-1111-4111-8111-111111111111', true, 'Quick', revision, '2026-01-22' from item where id = 'travel-advance';
-- A draft of a published item.
insert into item_draft (item, document, person, updated_at)
  select item, jsonb_set(document, '{texts,en-US,title}', '"Our three offices"'), '22222222-2222-4222-8222-222222222222', '2026-01-23'
  from item_revision join item on item.key = item_revision.item where id = 'offices';
insert into session (id, person, issuer, bind_hash, user_agent, created_at, last_used_at, expires_at) values
  ('33333333-3333-4333-8333-333333333333', '11111111-1111-4111-8111-111111111111', 'https://login.example', 'none', 'Firefox', '2026-02-02', '2026-02-02', '2026-02-03');
insert into search_query (day, area, query, count, empty_count) values ('2026-02-01', 'service', 'visa', 3, 3);
