import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { directoryManageApi } from '../../../contract/manage/directory';
import { fileManageApi } from '../../../contract/manage/file';
import { homeManageApi } from '../../../contract/manage/home';
import { transferApi } from '../../../contract/manage/transfer';
import { readConfig } from '../../../server/config/config';
import { createLogger } from '../../../server/http/log';
import { ScannerUnavailable } from '../../../server/scanner/clamd';
import { contentFolder, PDF, PIXEL } from '../support/content-folder';
import { codeOf } from '../support/editing';
import { makeDraft } from '../support/factories';
import { fakeClamd, type FakeClamd } from '../support/fake-clamd';
import { startTestApp, type TestApp } from '../support/harness';
import { importFolder } from '../support/problems-in-english';
import { rawZip } from '../support/raw-zip';
import { tableContents } from '../support/table-contents';
import { transfersEnded } from '../support/transfers';

const TEXT = { title: 'Scanned', summary: '', markdown: 'Text.', keywords: [], fields: {} };
const MALWARE = 'Eicar-Test-Signature';
const INFECTED_PDF = Buffer.concat([PDF, Buffer.from('malware')]);
const INFECTED_PIXEL = Buffer.concat([PIXEL, Buffer.from('malware')]);

let portal: TestApp;
let clamd: FakeClamd;
let folder: string;
let logged = '';
const atEnd: (() => unknown)[] = [];
before(async () => {
  clamd = await fakeClamd({ after: (work) => void atEnd.push(work as () => unknown) });
  folder = await mkdtemp(join(tmpdir(), 'portico-scanned-'));
  const log = createLogger('info', { write: (line) => (logged += line) });
  portal = await startTestApp({ config: readConfig({ PORTICO_DATA: folder, CLAMAV_URL: clamd.url }) }, { log });
  await portal.signedIn(portal.people.admin);
  await makeDraft(portal.deps, { id: 'scanned', texts: { 'en-US': TEXT } });
});
beforeEach(async () => {
  clamd.reply = (bytes) => (bytes.includes('malware') ? `stream: ${MALWARE} FOUND\0` : 'stream: OK\0');
  clamd.scanned = [];
  logged = '';
  await portal.db.deleteFrom('rate_limit').execute();
});
after(async () => {
  await portal.close();
  for (const work of atEnd) await work();
  await rm(folder, { recursive: true });
});

const asAdmin = () => ({ as: portal.people.admin });

/** Calls that store a file, by what they store. */
const UPLOADS = {
  'an attachment': (infected: boolean) =>
    portal.call(
      fileManageApi.upload,
      { area: 'service', id: 'scanned', kind: 'attachment', name: 'form.pdf' },
      { ...asAdmin(), content: infected ? INFECTED_PDF : PDF },
    ),
  'a picture of a slide': (infected: boolean) =>
    portal.call(homeManageApi.upload, { name: 'a.png' }, { ...asAdmin(), content: infected ? INFECTED_PIXEL : PIXEL }),
  'a picture of a person': (infected: boolean) =>
    portal.call(directoryManageApi.upload, { name: 'a.png' }, { ...asAdmin(), content: infected ? INFECTED_PIXEL : PIXEL }),
};

for (const [what, upload] of Object.entries(UPLOADS)) {
  test(`${what} with malware is refused and stored nowhere, and the security log names it and the person`, async () => {
    const contents = () => tableContents(portal.db, ['rate_limit', 'setting']);
    const stored = await contents();
    const answer = await upload(true);
    assert.deepEqual([answer.status, codeOf(answer)], [400, 'file.infected']);
    assert.deepEqual(await contents(), stored);
    const [line = ''] = logged.split('\n').filter((each) => each.includes('malware-refused'));
    const { event, person, reason } = JSON.parse(line) as Record<string, unknown>;
    assert.deepEqual([event, person, reason], ['security', portal.people.admin.id, `contains malware (${MALWARE})`]);
  });

  test(`${what} without malware is scanned and stored`, async () => {
    const { status } = await upload(false);
    assert.deepEqual([status, clamd.scanned.length], [200, 1]);
  });

  test(`${what} is refused until the scanner answers, and can be sent again`, async () => {
    clamd.reply = () => 'INSTREAM size limit exceeded. ERROR\0';
    const answer = await upload(false);
    assert.deepEqual([answer.status, codeOf(answer), answer.headers['retry-after']], [503, 'scanner.unavailable', '5']);
    assert.match(logged, /did not scan a file: INSTREAM size limit exceeded/);
    clamd.reply = () => 'stream: OK\0';
    assert.equal((await upload(false)).status, 200);
  });
}

const DOCUMENT = '---\ntitle: Forms\nattachments: [files/form.pdf]\n---\nText.\n';
const PICTURED = '---\ntitle: Pictured\n---\n![Plan](files/plan.png)\n';

test('an import reports files with malware, and imports the rest', async (t) => {
  const { path } = await contentFolder(t, {
    'service/forms.md': DOCUMENT,
    'service/files/form.pdf': INFECTED_PDF,
    'notice/pictured.md': PICTURED,
    'notice/files/plan.png': INFECTED_PIXEL,
    'notice/plain.md': '---\ntitle: Plain\n---\nText.\n',
  });
  const { created, failed, warnings } = await importFolder(portal.deps, path);
  assert.equal(created, 2);
  assert.deepEqual(
    failed.map(({ file, reason }) => [file, reason]),
    [['service/forms.md', `attachments.0: service/files/form.pdf contains malware (${MALWARE})`]],
  );
  assert.deepEqual(
    warnings.map(({ file, reason }) => [file, reason]),
    [['notice/pictured.md', `files/plan.png contains malware (${MALWARE}); it is shown as text`]],
  );
});

test('an import stops when the scanner does not answer; an administrator is told so, and can run it again', async (t) => {
  const { path } = await contentFolder(t, { 'service/forms.md': DOCUMENT, 'service/files/form.pdf': PDF });
  clamd.reply = () => '';
  await assert.rejects(importFolder(portal.deps, path), ScannerUnavailable);
  const content = rawZip([
    { name: 'service/forms.md', content: DOCUMENT },
    { name: 'service/files/form.pdf', content: PDF.toString() },
  ]);
  const checked = async () => {
    await portal.call(transferApi.upload, { name: 'content.zip' }, { ...asAdmin(), content });
    await transfersEnded(portal.db);
    return (await portal.call(transferApi.info, {}, asAdmin())).body.transfer;
  };
  assert.deepEqual((await checked())?.failure, { reason: 'no-scanner', file: null });
  clamd.reply = () => 'stream: OK\0';
  assert.equal((await checked())?.state, 'checked');
});
