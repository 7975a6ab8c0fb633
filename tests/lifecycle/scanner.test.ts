import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { makeDraft } from '../api/support/factories';
import { rawZip } from '../api/support/raw-zip';
import { runProgram } from '../api/support/run-program';
import { signInAdministrator, type Headers } from './administrator';
import { pause, start, temporaryFolder, type ServerProcess } from './server-process';

const CLAMD = '/usr/sbin/clamd';
const START_MS = 30_000;
/** Text that the only signature of the scanner matches. */
const MALWARE = 'portico-test-malware';
const TEXT = { title: 'Draft', summary: '', markdown: 'Text.', keywords: [], fields: {} };

interface Scanner {
  socket: string;
  process: ChildProcess;
}

/** Starts clamd with a single signature at a socket of the folder. Rejects if it does not start. */
async function startClamd(t: TestContext, folder: string): Promise<Scanner> {
  const [socket, signatures, settings] = ['clamd.ctl', 'signatures', 'clamd.conf'].map((name) => join(folder, name));
  assert(socket && signatures && settings);
  await mkdir(signatures, { recursive: true });
  await writeFile(join(signatures, 'test.ndb'), `Portico.Test:0:*:${Buffer.from(MALWARE).toString('hex')}\n`);
  await writeFile(settings, `Foreground yes\nDatabaseDirectory ${signatures}\nLocalSocket ${socket}\nStreamMaxLength 60M\n`);
  const process = spawn(CLAMD, [`--config-file=${settings}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [process.stdout, process.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  t.after(() => process.kill('SIGKILL'));
  for (const deadline = Date.now() + START_MS; !output.includes('Self checking'); await pause())
    if (process.exitCode !== null || Date.now() > deadline) throw new Error(`clamd did not start:\n${output}`);
  assert(existsSync(socket), output);
  return { socket, process };
}

/** Uploads a zip with one file of that content. Returns the status and the error code. */
async function upload({ port }: ServerProcess, headers: Headers, content: string): Promise<[number, string | undefined]> {
  const input = { area: 'service', id: 'scanned', kind: 'attachment', name: 'forms.zip' };
  const answer = await fetch(`http://localhost:${port}/api/manage/file/upload?${new URLSearchParams(input).toString()}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(rawZip([{ name: 'form.txt', content }])),
  });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

test('clamd finds malware inside a zip; while it is stopped no file is stored, and the doctor says why', async (t) => {
  const [dataFolder, folder] = [await temporaryFolder(t), await temporaryFolder(t)];
  await chmod(folder, 0o755);
  const clamd = await startClamd(t, folder);
  const env = { CLAMAV_URL: `unix:${clamd.socket}` };
  const server = await start({ dataFolder, env });
  const headers = await signInAdministrator(dataFolder, server, (deps) =>
    makeDraft(deps, { id: 'scanned', texts: { 'en-US': TEXT } }),
  );
  const doctor = async () => {
    const { stdout } = await runProgram(['doctor'], { PORTICO_DATA: dataFolder, PORT: String(server.port), ...env });
    return /^.*malware scanner: .*$/m.exec(stdout)?.[0] ?? stdout;
  };
  assert.deepEqual(await upload(server, headers, 'A form.'), [200, undefined]);
  assert.deepEqual(await upload(server, headers, `A form with ${MALWARE}.`), [400, 'file.infected']);
  assert.match(await doctor(), /^ok .*ClamAV \d.* scanned a text$/);
  clamd.process.kill('SIGTERM');
  await once(clamd.process, 'exit');
  assert.deepEqual(await upload(server, headers, 'A form.'), [503, 'scanner.unavailable']);
  assert.match(await doctor(), /^FAILED .*cannot be used: connect (ENOENT|ECONNREFUSED).*nobody can store files/);
  await startClamd(t, folder);
  assert.deepEqual(await upload(server, headers, 'A form.'), [200, undefined]);
  await server.kill('SIGTERM');
});
