/**
 * `npm run audit`: fails if the registry reports a high or critical vulnerability in the production dependencies, except those in
 * scripts/audit-exceptions.json. Exit code 3 means that the registry was unreachable and nothing was checked; with
 * `--unless-unreachable` the script then prints a warning and exits with 0.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { auditExceptions, auditReport, judgeAudit } from './audit-report';

const UNREACHABLE = 3;
const refusal = z.object({ message: z.string() });

function main(): number {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 });
  const answer = parsed(stdout);
  const report = auditReport.safeParse(answer);
  if (!report.success) {
    const reason = refusal.safeParse(answer).data?.message ?? 'npm audit did not answer';
    process.stderr.write(`NOT AUDITED: the registry could not be asked about the dependencies (${reason}).\n`);
    return process.argv.includes('--unless-unreachable') ? 0 : UNREACHABLE;
  }
  const exceptions = auditExceptions.parse(JSON.parse(readFileSync(new URL('audit-exceptions.json', import.meta.url), 'utf8')));
  const findings = judgeAudit(report.data, exceptions, new Date().toISOString().slice(0, 10));
  process.stdout.write(findings.length ? `${findings.join('\n')}\n` : 'No grave flaw is known in the dependencies.\n');
  return findings.length ? 1 : 0;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return error;
  }
}

process.exitCode = main();
