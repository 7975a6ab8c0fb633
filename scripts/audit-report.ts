import { z } from 'zod';

const advisory = z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string(), range: z.string() });
/** Output of `npm audit --json`. `via` lists the advisories of a package, or names the packages through which it is affected. */
export const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
export type AuditReport = z.infer<typeof auditReport>;

/** Advisories that have been assessed: they do not affect the portal, or have no fix yet. */
export const auditExceptions = z.array(
  z.strictObject({ url: z.url(), package: z.string(), reason: z.string().min(20), until: z.iso.date() }),
);
export type AuditExceptions = z.infer<typeof auditExceptions>;

const GRAVE = ['high', 'critical'];
/** Maximum time for which an advisory may stay without a fix (docs/security-policies.md). */
const MAX_EXCEPTION_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns a line for each high or critical advisory that no exception covers on the given date (`2026-03-10`), for each unused
 * exception, and for each exception that lasts longer than 30 days from that date.
 */
export function judgeAudit({ vulnerabilities }: AuditReport, exceptions: AuditExceptions, today: string): string[] {
  const found = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((one) => typeof one !== 'string'));
  const grave = [...new Map(found.map((one) => [one.url, one])).values()].filter(({ severity }) => GRAVE.includes(severity));
  const covering = exceptions.filter(({ until }) => until >= today);
  const uncovered = grave.filter(({ url, name }) => !covering.some((one) => one.url === url && one.package === name));
  const idle = exceptions.filter(({ url }) => !grave.some((one) => one.url === url));
  const tooLong = exceptions.filter(({ until }) => Date.parse(until) - Date.parse(today) > MAX_EXCEPTION_MS);
  return [
    ...uncovered.map(({ severity, name, range, title, url }) => `${severity}: ${name} ${range}: ${title} (${url})`),
    ...idle.map(({ url, package: name }) => `an exception for ${name} no longer covers anything: ${url}`),
    ...tooLong.map(
      ({ url, package: name, until }) => `an exception for ${name} lasts longer than 30 days, until ${until}: ${url}`,
    ),
  ];
}
