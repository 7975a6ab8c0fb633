import { judgeAudit, type AuditReport } from '../../scripts/audit-report';

const TODAY = '2026-03-10';
const flaw = (name: string, severity: string) => ({
  name,
  severity,
  title: `A flaw of ${name}`,
  url: `https://github.com/advisories/GHSA-${name}`,
  range: '<2.0.0',
});
const report = (...found: ReturnType<typeof flaw>[]): AuditReport => ({
  vulnerabilities: {
    ...Object.fromEntries(found.map((one) => [one.name, { via: [one] }])),
    above: { via: found.map(({ name }) => name) },
  },
});
const exception = (name: string, until: string) => ({
  url: flaw(name, '').url,
  package: name,
  reason: 'Only its command line is affected, which nothing here runs.',
  until,
});

test('an operator is told of every grave flaw once, and of none that is small', () => {
  const findings = judgeAudit(report(flaw('a', 'critical'), flaw('b', 'high'), flaw('c', 'moderate')), [], TODAY);
  expect(findings).toEqual([
    'critical: a <2.0.0: A flaw of a (https://github.com/advisories/GHSA-a)',
    'high: b <2.0.0: A flaw of b (https://github.com/advisories/GHSA-b)',
  ]);
});

test('a flaw that was looked into is passed over until the day that was set, and no longer', () => {
  const grave = report(flaw('a', 'high'));
  expect(judgeAudit(grave, [exception('a', TODAY)], TODAY)).toEqual([]);
  expect(judgeAudit(grave, [exception('a', '2026-03-09')], TODAY)).toHaveLength(1);
  expect(judgeAudit(grave, [{ ...exception('a', TODAY), package: 'b' }], TODAY)).toHaveLength(1);
});

test('an exception that covers nothing any more is to be removed', () => {
  expect(judgeAudit(report(), [exception('a', TODAY)], TODAY)).toEqual([
    'an exception for a no longer covers anything: https://github.com/advisories/GHSA-a',
  ]);
});
