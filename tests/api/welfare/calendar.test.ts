import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locale } from '../../../contract/core/locale';
import { benefitApi } from '../../../contract/welfare';
import { daysFromNow, makeItem, type ItemSpec } from '../support/factories';
import { startTestApp, type TestApp } from '../support/harness';

let portal: TestApp;
before(async () => {
  portal = await startTestApp();
});
after(() => portal.close());

const makeBenefit = (spec: ItemSpec) => makeItem(portal.db, { area: 'benefit', ...spec });
const get = (id: string, locale: Locale = 'en-US') =>
  portal.call(benefitApi.calendar, { id }, { as: portal.people.employee, locale });
const codeOf = (body: unknown): string => (body as { code: string }).code;

interface Calendar {
  lines: string[];
  /** Names of the components in the order of their BEGIN lines. The parser asserts that they are nested correctly. */
  components: string[];
  /** Property values, keyed by component, name and parameters. */
  fields: Map<string, string>;
}

/** Parses an iCalendar file (RFC 5545): lines end in CRLF, folded lines are joined, components are nested. */
function parse(text: string): Calendar {
  assert.ok(text.endsWith('\r\n'));
  assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n]/);
  const lines = text.split('\r\n').slice(0, -1);
  const components: string[] = [];
  const open: string[] = [];
  const fields = new Map<string, string>();
  for (const line of lines
    .join('\r\n')
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/u.exec(line) ?? assert.fail(line);
    if (name === 'BEGIN') {
      components.push(value);
      open.push(value);
    } else if (name === 'END') assert.equal(open.pop(), value);
    else {
      const key = `${open.at(-1) ?? ''} ${name}`;
      assert.ok(!fields.has(key), `${key} is there twice`);
      fields.set(key, value);
    }
  }
  assert.deepEqual(open, []);
  return { lines, components, fields };
}

/** Reverses the escaping of commas, semicolons, line ends and backslashes. Throws for an unknown escape sequence. */
function unescape(value: string): string {
  assert.doesNotMatch(value.replaceAll(/\\[\\;,nN]/g, ''), /[\\;,]/);
  return value.replaceAll(/\\(.)/g, (_, escaped: string) => (escaped.toLowerCase() === 'n' ? '\n' : escaped));
}

const calendarOf = async (id: string, locale?: Locale): Promise<Calendar> => parse((await get(id, locale)).raw.toString());

test('returns no calendar without a session and accepts the session in cookies', async () => {
  const { id } = await makeBenefit({ fields: { closesAt: '2026-12-18' } });
  const { status, body } = await portal.call(benefitApi.calendar, { id });
  assert.deepEqual([status, codeOf(body)], [401, 'session.missing']);
  const { authorization = '', cookie = '' } = await portal.signedIn(portal.people.employee);
  const headers = { cookie: `${cookie}; token=${encodeURIComponent(authorization)}` };
  const asked = await portal.app.inject({ url: `/api/welfare/benefit/calendar?id=${id}`, headers });
  assert.equal(asked.statusCode, 200);
});

test('exports a deadline that is a date as an all-day event', async () => {
  await makeBenefit({ id: 'gym', title: 'Gym', fields: { closesAt: '2026-12-31' } });
  const { status, headers, raw } = await get('gym');
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
  assert.match(String(headers['content-disposition']), /^attachment; filename=gym\.ics/);
  assert.equal(headers['x-content-type-options'], 'nosniff');
  const { components, fields } = parse(raw.toString());
  assert.deepEqual(components, ['VCALENDAR', 'VEVENT', 'VALARM']);
  assert.equal(fields.get('VCALENDAR VERSION'), '2.0');
  assert.ok(fields.get('VCALENDAR PRODID'));
  assert.equal(fields.get('VEVENT UID'), 'benefit-gym@localhost');
  assert.match(fields.get('VEVENT DTSTAMP') ?? '', /^\d{8}T\d{6}Z$/);
  assert.equal(fields.get('VEVENT DTSTART;VALUE=DATE'), '20261231');
  assert.equal(fields.get('VEVENT DTEND;VALUE=DATE'), '20270101');
  assert.equal(fields.get('VEVENT SUMMARY'), 'Deadline: Gym');
  assert.equal(fields.get('VEVENT URL'), 'http://localhost:8000/welfare/gym');
});

test('exports a deadline with a time as an event of zero duration at that UTC time', async () => {
  await makeBenefit({ id: 'camp', fields: { closesAt: '2026-12-18T18:30:00+08:00' } });
  const { fields } = await calendarOf('camp');
  assert.equal(fields.get('VEVENT DTSTART'), '20261218T103000Z');
  assert.equal(fields.get('VEVENT DTEND'), '20261218T103000Z');
});

test('adds a reminder one week before, with a duration valid in RFC 5545', async () => {
  await makeBenefit({ id: 'remind', title: 'Remind', fields: { closesAt: '2026-12-18' } });
  const { fields } = await calendarOf('remind');
  assert.equal(fields.get('VALARM TRIGGER'), '-PT168H');
  assert.equal(fields.get('VALARM ACTION'), 'DISPLAY');
  assert.equal(fields.get('VALARM DESCRIPTION'), 'Deadline: Remind');
});

test('returns Chinese to a Chinese reader, escapes special characters and folds lines at 75 bytes', async () => {
  const title = '体检, 免费; 全员\\家属';
  const summary = `${'一年一次，结果仅本人可见。'.repeat(8)}👩‍⚕️\nBEGIN:VALARM`;
  const texts = { 'en-US': { title: 'Check-up' }, 'zh-CN': { title, summary } };
  await makeBenefit({ id: 'check-up', texts, fields: { closesAt: '2026-12-18' } });
  const { lines, components, fields } = await calendarOf('check-up', 'zh-CN');
  assert.equal(unescape(fields.get('VEVENT SUMMARY') ?? ''), `截止：${title}`);
  assert.equal(unescape(fields.get('VEVENT DESCRIPTION') ?? ''), `${summary}\nhttp://localhost:8000/welfare/check-up`);
  assert.equal(components.length, 3);
  assert.ok(lines.some((line) => line.startsWith(' ')));
  for (const line of lines) assert.ok(Buffer.byteLength(line) <= 75, line);
});

test('removes control characters and does not treat a lone carriage return as a line end', async () => {
  await makeBenefit({ id: 'odd', title: 'Gym\u0007\rATTENDEE:mailto:x@y.example', fields: { closesAt: '2026-12-18' } });
  const { components, fields } = await calendarOf('odd');
  assert.equal(unescape(fields.get('VEVENT SUMMARY') ?? ''), 'Deadline: Gym\nATTENDEE:mailto:x@y.example');
  assert.equal(components.length, 3);
});

test('returns no calendar for a benefit without a deadline', async () => {
  const { id } = await makeBenefit({ fields: { opensAt: '2026-01-01' } });
  const { status, body } = await get(id);
  assert.deepEqual([status, codeOf(body)], [404, 'deadline.not_found']);
});

test('returns the same 404 for a benefit that is hidden, expired, scheduled, of another area or missing', async () => {
  const fields = { closesAt: '2026-12-18' };
  await makeBenefit({ id: 'hidden', fields, audience: { departments: ['Legal'] } });
  await makeBenefit({ id: 'expired', fields, expiresAt: daysFromNow(-1) });
  await makeBenefit({ id: 'scheduled', fields, publishedAt: daysFromNow(1) });
  await makeItem(portal.db, { id: 'a-service', fields });
  for (const id of ['hidden', 'expired', 'scheduled', 'a-service', 'no-such']) {
    const { status, body } = await get(id);
    assert.deepEqual([status, codeOf(body)], [404, 'benefit.not_found'], id);
  }
});

test('refuses a malformed id', async () => {
  for (const id of ['', 'Gym', '../gym', 'a'.repeat(81)]) {
    const { status, body } = await get(id);
    assert.deepEqual([status, codeOf(body)], [400, 'request.invalid'], id);
  }
});
