import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { auditApi } from '../../../contract/manage/audit';
import { insertAuditEvents, type AuditEvent } from '../../../server/modules/audit/repository';
import { makeItem, makePerson } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const day = (number: number) => new Date(Date.UTC(2031, 0, number));
const list = async (input: Parameters<typeof portal.call<typeof auditApi.list>>[1]) =>
  (await portal.call(auditApi.list, input, { as: portal.people.admin })).body;
const exported = async (input: Parameters<typeof portal.call<typeof auditApi.export>>[1]) =>
  portal.call(auditApi.export, input, { as: portal.people.admin });

const fileEvent = (name: string): AuditEvent => ({
  action: 'file.upload',
  person: null,
  item: null,
  after: { name },
});

test('returns events of one moment in their order, and turns pages without losing one', async () => {
  const { id: person } = await makePerson(portal.db);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const events = names.map((name) => ({ ...fileEvent(name), person }));
  await insertAuditEvents(portal.db, events, day(1));
  const read: unknown[] = [];
  for (let before: number | undefined, page = 0; page < 3; page += 1) {
    const { items, next } = await list({ person, before, pageSize: 2 });
    read.push(...items.map(({ after: state }) => state?.['name']));
    before = next ?? undefined;
    assert.equal(next === null, page === 2);
  }
  assert.deepEqual(read, names.toReversed());
});

test('returns the name of the person that a state refers to, and null if there is no such person', async () => {
  const { id: person } = await makePerson(portal.db, { name: 'Mei Lin' });
  const event = { action: 'access.end', person: portal.people.admin.id, item: null } as const;
  const gone = '00000000-0000-4000-8000-000000000000';
  const states = [{ person, sessions: 2 }, { person: gone, sessions: 1 }, { person: 'nobody' }];
  await insertAuditEvents(
    portal.db,
    states.map((state) => ({ ...event, after: state })),
    day(5),
  );
  const { items } = await list({ from: day(5).toISOString(), to: day(6).toISOString() });
  assert.deepEqual(
    items.map(({ subject }) => subject),
    [null, null, { id: person, name: 'Mei Lin' }],
  );
});

test('returns the title of an item in the language of the reader, and null for an item that is gone', async () => {
  const texts = { 'en-US': { title: 'Parking' }, 'zh-CN': { title: '停车' } };
  const { area, id } = await makeItem(portal.db, { texts });
  const event = { action: 'item.archive', person: null } as const;
  await insertAuditEvents(
    portal.db,
    [
      { ...event, item: { area, id } },
      { ...event, item: { area, id: 'gone' } },
    ],
    day(2),
  );
  const input = { from: day(2).toISOString(), to: day(3).toISOString() };
  const { body } = await portal.call(auditApi.list, input, { as: portal.people.admin, locale: 'zh-CN' });
  assert.deepEqual(
    body.items.map(({ item }) => item?.title),
    [null, '停车'],
  );
});

test('exports CSV that spreadsheets open as it is, without formulas', async () => {
  const { id: person } = await makePerson(portal.db, { name: '=HYPERLINK("http://x")' });
  await insertAuditEvents(portal.db, [{ ...fileEvent('said "yes", twice'), person }], day(5));
  const { status, headers, raw } = await exported({ format: 'csv', person });
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /^text\/csv; charset=utf-8/);
  assert.match(String(headers['content-disposition']), /^attachment; filename="?audit-\d{4}-\d\d-\d\d\.csv"?$/);
  assert.equal(headers['cache-control'], 'no-store');
  const text = raw.toString();
  assert.ok(text.startsWith('\uFEFFkey,at,person,person_name,action,area,item,before,after\r\n'));
  const [, row = ''] = text.split('\r\n');
  const cells = [person, `"'=HYPERLINK(""http://x"")"`, 'file.upload,,,', `"{""name"":""said \\""yes\\"", twice""}"`];
  assert.equal(row.replace(/^\d+,/, ''), `${day(5).toISOString()},${cells.join(',')}`);
});

test('exports every event as a line of JSON, over many pages, and records the export with its filters', async () => {
  const { id: person } = await makePerson(portal.db);
  const events = Array.from({ length: 2500 }, (_, index) => ({ ...fileEvent(`f${index}`), person }));
  await insertAuditEvents(portal.db, events, day(6));
  const { raw, headers } = await exported({ format: 'jsonl', person, action: 'file' });
  assert.match(String(headers['content-type']), /^application\/x-ndjson/);
  const lines = raw.toString().trimEnd().split('\n');
  const names = lines.map((line) => (JSON.parse(line) as { after: { name: string } }).after.name);
  assert.deepEqual(names, events.map((_, index) => `f${index}`).toReversed());
  const { items } = await list({ action: 'audit.export', pageSize: 1 });
  assert.deepEqual(
    [items[0]?.person?.id, items[0]?.after],
    [portal.people.admin.id, { format: 'jsonl', person, action: 'file' }],
  );
});

test('a role of the database that may only insert and select keeps the log, which another role owns', async () => {
  const { db } = portal;
  await insertAuditEvents(db, [fileEvent('before')], day(7));
  await assert.rejects(sql`update audit_event set action = 'item.publish'`.execute(db), /append-only/);
  const suffix = String(Date.now());
  const [owner, app] = [`audit_owner_${suffix}`, `audit_app_${suffix}`];
  for (const role of [owner, app]) await sql`create role ${sql.ref(role)}`.execute(db);
  try {
    await sql`alter table audit_event owner to ${sql.ref(owner)}`.execute(db);
    await sql`grant usage on schema public to ${sql.ref(owner)}, ${sql.ref(app)}`.execute(db);
    await sql`grant select on person to ${sql.ref(owner)}`.execute(db);
    await sql`grant select, insert on audit_event to ${sql.ref(app)}`.execute(db);
    await db.transaction().execute(async (trx) => {
      await sql`set local role ${sql.ref(app)}`.execute(trx);
      await insertAuditEvents(trx, [{ ...fileEvent('as the application'), person: portal.people.editor.id }], day(7));
    });
    for (const statement of [sql`delete from audit_event`, sql`alter table audit_event disable trigger all`])
      await assert.rejects(
        db.transaction().execute(async (trx) => {
          await sql`set local role ${sql.ref(app)}`.execute(trx);
          await statement.execute(trx);
        }),
        /permission denied|must be owner/,
      );
  } finally {
    await sql`alter table audit_event owner to current_user`.execute(db);
    await sql`drop owned by ${sql.ref(owner)}, ${sql.ref(app)}`.execute(db);
    await sql`drop role ${sql.ref(owner)}, ${sql.ref(app)}`.execute(db);
  }
});
