import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../config/config';
import { checkAddress } from '../doctor/address-check';
import { checkBucket } from '../doctor/bucket-check';
import { checkCertificate } from '../doctor/certificate-check';
import { checkCollector } from '../doctor/collector-check';
import { checkDatabase } from '../doctor/database-check';
import { lineOf, type Finding } from '../doctor/finding';
import { checkProviders } from '../doctor/provider-check';
import { checkRuntime } from '../doctor/runtime-check';
import { checkScanner } from '../doctor/scanner-check';
import { checkSecrets } from '../doctor/secrets-check';
import { checkSettings } from '../doctor/settings-check';
import { checkStandby } from '../doctor/standby-check';
import { checkStorage } from '../doctor/storage-check';
import { StartupError } from '../config/startup-error';
import { failureText } from './failure-text';

const USAGE = 'npm run doctor [-- --json]';

/** `npm run doctor [-- --json]`: checks what the portal needs and prints a line for each check. Changes nothing. */
async function main(): Promise<void> {
  const isJson = readArguments();
  const findings = await allFindings();
  const hasFailed = findings.some(({ result }) => result === 'failed');
  process.stdout.write(
    isJson
      ? `${JSON.stringify({ ok: !hasFailed, findings }, null, 2)}\n`
      : findings.map((finding) => `${lineOf(finding)}\n`).join(''),
  );
  process.exitCode = hasFailed ? 1 : 0;
}

/** Returns the findings of all checks. If the configuration is invalid, checks that need it are skipped. */
async function allFindings(): Promise<Finding[]> {
  const first = [...checkSettings(process.env), await checkRuntime()];
  if (first.some(({ check, result }) => check === 'configuration' && result === 'failed')) return first;
  const config = readConfig();
  return [...first, ...(await findingsOf(config))];
}

async function findingsOf(config: Config): Promise<Finding[]> {
  const { dataFolder, bucket } = config;
  const checked = await Promise.all([
    checkDatabase(config),
    checkStandby(config),
    checkProviders(config),
    checkStorage(dataFolder, { hasBucket: bucket !== null }),
    checkScanner(config),
    checkCertificate(config),
    checkCollector(config),
  ]);
  return [...checked.flat(), ...(bucket ? [await checkBucket(bucket)] : []), ...checkSecrets(config), ...checkAddress(config)];
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json;
  } catch (error) {
    throw new StartupError(`${(error as Error).message}: ${USAGE}`);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Nothing was checked: ${failureText(error)}\n`);
  process.exitCode = 1;
}
