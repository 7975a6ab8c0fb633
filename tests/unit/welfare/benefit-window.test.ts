import { benefitWindow } from '@/features/benefit/benefit-window';
import { enterTimeZone, leaveTimeZone } from '../../setup/time-zone';

const ZONES = [
  'Pacific/Honolulu',
  'America/New_York',
  'UTC',
  'Europe/Lisbon',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Pacific/Kiritimati',
];

/** Parses a date and time in the local time zone. */
const at = (local: string): Date => new Date(local);
const between = (opensAt: string | null, closesAt: string | null, now: Date) => benefitWindow({ opensAt, closesAt }, now);

afterEach(leaveTimeZone);

test('enterTimeZone changes the local time zone', () => {
  for (const [zone, hour] of [
    ['Asia/Shanghai', 8],
    ['America/New_York', 19],
  ] as const) {
    enterTimeZone(zone);
    expect(new Date('2026-12-18T00:00:00Z').getHours()).toBe(hour);
  }
});

describe.each(ZONES)('in %s', (zone) => {
  beforeEach(() => {
    enterTimeZone(zone);
  });

  test('a day belongs to the window from its first minute to its last', () => {
    expect(between('2026-12-01', '2026-12-18', at('2026-11-30T23:59:59')).state).toBe('soon');
    expect(between('2026-12-01', '2026-12-18', at('2026-12-01T00:00:00')).state).toBe('open');
    expect(between('2026-12-01', '2026-12-18', at('2026-12-18T23:59:59'))).toEqual({ state: 'closing', daysLeft: 0 });
    expect(between('2026-12-01', '2026-12-18', at('2026-12-19T00:00:00'))).toEqual({ state: 'closed', daysLeft: null });
  });

  test('days are counted by the calendar, whatever the hour, also when the clocks change', () => {
    for (const time of ['00:00:00', '12:00:00', '23:59:59']) {
      expect(between(null, '2026-12-18', at(`2026-12-17T${time}`))).toEqual({ state: 'closing', daysLeft: 1 });
      expect(between(null, '2026-12-18', at(`2026-12-04T${time}`))).toEqual({ state: 'closing', daysLeft: 14 });
      expect(between(null, '2026-12-18', at(`2026-12-03T${time}`))).toEqual({ state: 'open', daysLeft: 15 });
      expect(between(null, '2026-04-01', at(`2026-03-01T${time}`)).daysLeft).toBe(31);
      expect(between(null, '2026-11-10', at(`2026-10-20T${time}`)).daysLeft).toBe(21);
    }
  });

  test('a date with a time is the same moment in every time zone', () => {
    const moment = '2026-12-18T16:00:00+08:00';
    expect(between(moment, null, new Date('2026-12-18T07:59:59.999Z')).state).toBe('soon');
    expect(between(moment, null, new Date('2026-12-18T08:00:00Z')).state).toBe('always');
    expect(between(null, moment, new Date('2026-12-18T07:59:59.999Z')).state).toBe('closing');
    expect(between(null, moment, new Date('2026-12-18T08:00:00Z')).state).toBe('closed');
  });
});

test('days until a moment are counted in the reader’s calendar', () => {
  const closesAt = '2026-12-18T23:00:00Z';
  const now = new Date('2026-12-17T12:00:00Z');
  enterTimeZone('Europe/Lisbon');
  expect(between(null, closesAt, now).daysLeft).toBe(1);
  enterTimeZone('Asia/Shanghai');
  expect(between(null, closesAt, now).daysLeft).toBe(2);
});

test('a window without an end is always open once it has started', () => {
  expect(between(null, null, at('2026-12-01T12:00:00'))).toEqual({ state: 'always', daysLeft: null });
  expect(between('2026-11-01', null, at('2026-12-01T12:00:00'))).toEqual({ state: 'always', daysLeft: null });
  expect(between('2026-12-02', null, at('2026-12-01T12:00:00'))).toEqual({ state: 'soon', daysLeft: null });
});

test('a window that has ended is closed, whatever its start', () => {
  expect(between('2026-12-20', '2026-12-10', at('2026-12-15T12:00:00')).state).toBe('closed');
});
