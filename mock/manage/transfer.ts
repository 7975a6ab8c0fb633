import type { HttpHandler } from 'msw';
import { AREAS, type Area } from '../../contract/core/areas';
import { TRANSFER_ENTRY_KINDS, type TransferEntryKind } from '../../contract/core/transfer-entry-kinds';
import {
  MAX_ARCHIVE_BYTES,
  RUNNING_STATES,
  transferApi as api,
  type Transfer,
  type TransferEntry,
  type TransferState,
} from '../../contract/manage/transfer';
import type { AnyItem } from '../data/item';
import { publicId, type Person } from '../data/people';
import { allItems, publishedItem, type MockTransfer, type Store } from '../data/store';
import { MockFailure } from '../endpoint/failure';
import { mockEndpoint } from '../endpoint/mock-endpoint';

/** First bytes of a zip. */
const ZIP = 'PK\x03\x04';
const RUNNING: readonly TransferState[] = RUNNING_STATES;

/** Handlers of import and export. A running transfer ends when its state is requested; zips are not unpacked, and nothing is imported. */
export const transferHandlers = (store: Store): HttpHandler[] => [
  mockEndpoint(store, api.info, () => {
    if (store.transfer && RUNNING.includes(store.transfer.shown.state)) store.transfer.settle();
    return { transfer: shownTransfer(store) };
  }),
  mockEndpoint(store, api.entries, ({ id, kind, query = '', page, pageSize }) => {
    const { entries } = transferBy(store, id);
    const found = entries
      .filter((entry) => kind === undefined || entry.kind === kind)
      .filter(({ file, title, reason }) =>
        [file, title ?? '', reason ?? ''].some((text) => text.toLowerCase().includes(query.toLowerCase())),
      );
    return { items: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, page, pageSize };
  }),
  mockEndpoint(store, api.upload, ({ name }, { person, content }) => {
    if (content.length > MAX_ARCHIVE_BYTES) throw new MockFailure('transfer.too_large');
    if (!content.length) throw new MockFailure('file.empty');
    const isZip = String.fromCharCode(...content.slice(0, ZIP.length)) === ZIP;
    const made = begin(store, person, { kind: 'import', state: 'checking', name, size: content.length });
    made.settle = () => {
      if (isZip) finish(made, 'checked', checkedEntries(store));
      else made.shown = { ...made.shown, state: 'failed', failure: { reason: 'not-zip', file: null } };
    };
    return answerOf(store);
  }),
  mockEndpoint(store, api.import, ({ id, overwrite }) => {
    const made = transferBy(store, id);
    if (!['checked', 'imported'].includes(made.shown.state)) throw new MockFailure('transfer.conflict');
    made.shown = { ...made.shown, state: 'importing', overwrite };
    made.settle = () => {
      finish(made, 'imported', overwrite ? made.entries.map(overwritten) : made.entries);
    };
    return answerOf(store);
  }),
  mockEndpoint(store, api.export, ({ areas, drafts }, { person }) => {
    const name = `portico-${new Date().toISOString().slice(0, 10)}.zip`;
    const made = begin(store, person, { kind: 'export', state: 'exporting', name, size: null, areas, drafts });
    made.settle = () => {
      finish(made, 'exported', exportedEntries(store, areas.length ? areas : AREAS, drafts));
      const leftOut = { archived: store.archived.size, drafts: 0 };
      made.shown = { ...made.shown, size: archiveOf(made).length, leftOut };
    };
    return answerOf(store);
  }),
  mockEndpoint(store, api.download, ({ id }) => {
    const made = transferBy(store, id);
    if (made.shown.state !== 'exported') throw new MockFailure('transfer.not_found');
    return new Response(archiveOf(made), { headers: { 'content-type': 'application/zip' } });
  }),
  mockEndpoint(store, api.discard, ({ id }) => {
    if (RUNNING.includes(transferBy(store, id).shown.state)) throw new MockFailure('transfer.conflict');
    store.transfer = null;
    return {};
  }),
];

function transferBy({ transfer }: Store, id: string): MockTransfer {
  if (transfer?.shown.id !== id) throw new MockFailure('transfer.not_found');
  return transfer;
}

type Beginning = Pick<Transfer, 'kind' | 'state' | 'name' | 'size'> & Partial<Pick<Transfer, 'areas' | 'drafts'>>;

function begin(store: Store, person: Person, beginning: Beginning): MockTransfer {
  if (store.transfer && RUNNING.includes(store.transfer.shown.state)) throw new MockFailure('transfer.conflict');
  const shown: Transfer = {
    ...{ areas: [], drafts: false, overwrite: false, progress: null, counts: {}, leftOut: null, failure: null },
    ...beginning,
    id: crypto.randomUUID(),
    person: { id: publicId(person.id), name: person.name },
    startedAt: new Date().toISOString(),
  };
  const made: MockTransfer = { shown, entries: [], settle: () => undefined };
  store.transfer = made;
  return made;
}

function finish(made: MockTransfer, state: TransferState, entries: readonly TransferEntry[]): void {
  made.entries = entries.toSorted(
    (a, b) => TRANSFER_ENTRY_KINDS.indexOf(a.kind) - TRANSFER_ENTRY_KINDS.indexOf(b.kind) || a.file.localeCompare(b.file),
  );
  const counts: Transfer['counts'] = {};
  for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1;
  made.shown = { ...made.shown, state, counts };
}

const shownTransfer = ({ transfer }: Store): Transfer | null => transfer?.shown ?? null;

function answerOf(store: Store): { transfer: Transfer } {
  const transfer = shownTransfer(store);
  if (!transfer) throw new MockFailure('transfer.not_found');
  return { transfer };
}

const archiveOf = ({ entries }: MockTransfer): string => `${ZIP}${entries.map(({ file }) => file).join('\n')}`;

const entryOf = (kind: TransferEntryKind, { area, id, texts }: AnyItem): TransferEntry => ({
  ...{ kind, file: `${area}/${id}.md`, line: null, area, item: id, reason: null },
  title: (texts['en-US'] ?? texts['zh-CN'])?.title ?? id,
});

/** Returns the report of a folder in which two documents differ from the portal, and one has an error. */
function checkedEntries(store: Store): TransferEntry[] {
  const [conflict, updated, ...others] = allItems(store);
  const reason = 'has changed, and so has its text in the portal, which was left as it is';
  return [
    {
      kind: 'failed',
      ...{ file: 'service/visa-letter.md', line: 4, area: null, item: null, title: null },
      reason: 'publishedAt: must be a date',
    },
    ...(conflict ? [{ ...entryOf('conflict', conflict), line: 1, reason }] : []),
    ...(updated ? [entryOf('updated', updated)] : []),
    ...others.map((item) => entryOf('unchanged', item)),
  ];
}

const overwritten = (entry: TransferEntry): TransferEntry =>
  entry.kind === 'conflict' ? { ...entry, kind: 'updated', line: null, reason: null } : entry;

function exportedEntries(store: Store, areas: readonly Area[], drafts: boolean): TransferEntry[] {
  const unpublished = drafts ? store.drafts.filter((draft) => !publishedItem(store, draft)) : [];
  return [
    ...allItems(store).map((item) => entryOf('exported', item)),
    ...unpublished.map((item) => entryOf('draft', item)),
  ].filter(({ area }) => area !== null && areas.includes(area));
}
