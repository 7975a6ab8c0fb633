import fc from 'fast-check';
import { DraftSession } from '@/features/studio/saving/draft-session';
import { splitBlocks } from '@/features/studio/saving/markdown-blocks';
import { markdownOf, withMarkdown } from '../../factories/documents';
import { DraftServer } from './draft-server';
import { copiesInMemory } from './copies-in-memory';

const EDITORS = ['mei', 'tom'] as const;
type Editor = (typeof EDITORS)[number];

type Step =
  | { kind: 'add' | 'change'; editor: Editor; at: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'reopen'; editor: Editor }
  | { kind: 'resolve'; editor: Editor }
  | { kind: 'publish' }
  | { kind: 'server'; fault: 'none' | 'refused' | 'lost' | 'broken'; delay: number };

const editor = fc.constantFrom(...EDITORS);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('add' as const, 'change' as const), editor, at: fc.nat(5) }) },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(100, 500, 2_500, 9_000, 40_000) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const), editor }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('resolve' as const), editor }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'publish' as const }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('server' as const),
        fault: fc.constantFrom('none' as const, 'refused' as const, 'lost' as const, 'broken' as const),
        delay: fc.constantFrom(5, 800, 6_000),
      }),
    },
  ),
  { maxLength: 40 },
);

/** Two editors of one item, who write words that occur nowhere else. */
class Desk {
  readonly server = new DraftServer();
  readonly words: string[] = [];
  private readonly copies = copiesInMemory();
  private readonly sessions = new Map<Editor, { session: DraftSession; tab: { isOpen: boolean } }>();

  constructor() {
    for (const name of EDITORS) this.open(name);
  }

  private open(name: Editor): void {
    const tab = { isOpen: true };
    const key = { person: name, area: 'service', id: 'parental-leave' } as const;
    const session = new DraftSession({
      opened: this.server.read(),
      key,
      calls: this.server.callsOf(name, tab),
      copies: this.copies.ofTab(tab),
    });
    this.sessions.set(name, { session, tab });
    void session.open();
  }

  sessionOf(name: Editor): DraftSession {
    const found = this.sessions.get(name);
    if (!found) throw new Error(`${name} has no session`);
    return found.session;
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'wait') await jest.advanceTimersByTimeAsync(step.ms);
    else if (step.kind === 'publish') this.server.publish();
    else if (step.kind === 'server') this.server.behave(step);
    else if (step.kind === 'resolve') this.resolve(step.editor);
    else if (step.kind === 'reopen') await this.reopen(step.editor);
    else this.write(step.editor, step.kind, step.at);
  }

  private write(name: Editor, kind: 'add' | 'change', at: number): void {
    const word = `word${this.words.length}x`;
    this.words.push(word);
    this.sessionOf(name).change((document) => {
      const blocks = splitBlocks(markdownOf(document)).map((block) => block.trim());
      const place = Math.min(at, blocks.length - 1);
      if (kind === 'add') blocks.splice(place, 0, word);
      else blocks[place] = `${blocks[place] ?? ''} ${word}`;
      return withMarkdown(document, `${blocks.join('\n\n')}\n`);
    });
  }

  resolve(name: Editor): void {
    const session = this.sessionOf(name);
    session.resolve((session.snapshot().conflict?.conflicts ?? []).map(() => 'both'));
  }

  /** The tab is closed once the device has the changes; requests under way are answered to nobody. */
  async reopen(name: Editor): Promise<void> {
    await jest.advanceTimersByTimeAsync(400);
    const { tab } = this.sessions.get(name) ?? {};
    if (tab) tab.isOpen = false;
    this.open(name);
    await jest.advanceTimersByTimeAsync(0);
  }

  async settle(): Promise<void> {
    this.server.behave({ fault: 'none', delay: 5 });
    for (let round = 0; round < 8; round += 1)
      for (const name of EDITORS) {
        await jest.advanceTimersByTimeAsync(70_000);
        this.resolve(name);
      }
    await jest.advanceTimersByTimeAsync(70_000);
  }
}

test('nothing that either of two editors wrote is lost, whatever fails', async () => {
  jest.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      jest.clearAllTimers();
      const desk = new Desk();
      await jest.advanceTimersByTimeAsync(0);
      for (const step of taken) await desk.take(step);
      await desk.settle();
      for (const name of EDITORS) expect(desk.sessionOf(name).snapshot()).toMatchObject({ status: 'saved', isDirty: false });
      const text = markdownOf(desk.server.read().document);
      expect(desk.words.filter((word) => !text.includes(word))).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test('a device forgets its copy when the server has all that was written since, also if that was never copied', async () => {
  jest.useFakeTimers();
  const desk = new Desk();
  await jest.advanceTimersByTimeAsync(0);
  await desk.take({ kind: 'add', editor: 'mei', at: 0 });
  await jest.advanceTimersByTimeAsync(400);
  await desk.take({ kind: 'change', editor: 'mei', at: 0 });
  await Promise.all([desk.sessionOf('mei').saveNow(), jest.advanceTimersByTimeAsync(1000)]);
  await desk.reopen('mei');
  expect(desk.sessionOf('mei').snapshot()).toMatchObject({ restored: null, notice: null });
});

test('a device forgets the copy of an earlier visit when it was saved together with what others wrote', async () => {
  jest.useFakeTimers();
  const desk = new Desk();
  await jest.advanceTimersByTimeAsync(0);
  await desk.take({ kind: 'server', fault: 'refused', delay: 5 });
  await desk.take({ kind: 'add', editor: 'mei', at: 0 });
  await desk.reopen('mei');
  await desk.take({ kind: 'server', fault: 'none', delay: 5 });
  await desk.take({ kind: 'add', editor: 'tom', at: 2 });
  await desk.settle();
  await desk.reopen('mei');
  expect(desk.sessionOf('mei').snapshot()).toMatchObject({ restored: null, notice: null });
});
