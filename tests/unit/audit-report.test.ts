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

test('reports every critical or high vulnerability once, and no lesser one', () => {
  const findings = judgeAudit(report(flaw('a', 'critical'), flaw('b', 'high'), flaw('c', 'moderate')), [], TODAY);
  expect(findings).toEqual([
    'critical: a <2.0.0: A flaw of a (https://github.com/advisories/GHSA-a)',
    'high: b <2.0.0: A flaw of b (https://github.com/advisories/GHSA-b)',
  ]);
});

test('an exception suppresses a vulnerability of its package until its date, inclusive', () => {
  const grave = report(flaw('a', 'high'));
  expect(judgeAudit(grave, [exception('a', TODAY)], TODAY)).toEqual([]);
  expect(judgeAudit(grave, [exception('a', '2026-03-09')], TODAY)).toHaveLength(1);
  expect(judgeAudit(grave, [{ ...exception('a', TODAY), package: 'b' }], TODAY)).toHaveLength(1);
});

test('an exception lasts 30 days at most', () => {
  const grave = report(flaw('a', 'high'));
  expect(judgeAudit(grave, [exception('a', '2026-04-09')], TODAY)).toEqual([]);
  expect(judgeAudit(grave, [exception('a', '2026-04-10')], TODAY)).toEqual([
    'an exception for a lasts longer than 30 days, until 2026-04-10: https://github.com/advisories/GHSA-a',
  ]);
});

test('an exception that matches no vulnerability is reported', () => {
  expect(judgeAudit(report(), [exception('a', TODAY)], TODAY)).toEqual([
    'an exception for a no longer covers anything: https://github.com/advisories/GHSA-a',
  ]);
});
