import fc from 'fast-check';
import type { BothLists } from 'markdown/passages/links';
import {
  entriesAfter,
  entriesStillRight,
  nameOf,
  publishedEntries,
  stalePassagesOf,
  type Bodies,
} from 'markdown/passages/stale-passages';

/** Block of a text: the pair that it belongs to, and how often it was edited. */
interface Block {
  pair: number;
  edits: number;
}
type Texts = [Block[], Block[]];

/** Returns words that differ from pair to pair. */
const wordsOf = (pair: number): string =>
  Array.from({ length: 10 }, (_, at) => ((pair + 1) * 7919 * (at + 11) * 104729).toString(36)).join(' ');

function markdownOf({ pair, edits }: Block, side: number): string {
  const text = `${side ? 'zh' : 'en'}-${pair} ${wordsOf(pair)}${' changed'.repeat(edits)}`;
  return [text, text, text, `## ${text}`, `\`\`\`\n${text}\n\`\`\``, `> ${text}`][pair % 6] ?? text;
}

const bodiesOf = (texts: Texts): Bodies => [bodyOf(texts[0], 0), bodyOf(texts[1], 1)];
const bodyOf = (blocks: readonly Block[], side: number): string => blocks.map((block) => markdownOf(block, side)).join('\n\n');
const pairOf = (text: string): number => Number(/(?:en|zh)-(\d+)/.exec(text)?.[1]);

/** Stores both texts and their entries, and updates them with each save as the server does. */
class Item {
  lists: BothLists = [[], []];
  constructor(public texts: Texts) {}

  save(change: (texts: Texts) => Texts): void {
    const next = change(structuredClone(this.texts));
    this.lists = entriesAfter({ bodies: bodiesOf(this.texts), lists: this.lists }, bodiesOf(next));
    this.texts = next;
  }

  /** Returns the changes of a side as `change pair`. */
  stale(side: 0 | 1): string[] {
    return stalePassagesOf({ bodies: bodiesOf(this.texts), lists: this.lists })[side].map(({ change, passage, source }) => {
      const pairs = new Set([passage, source].flatMap((each) => (each ? [pairOf(each.text)] : [])));
      return `${change} ${[...pairs].join('/')}`;
    });
  }
}

const both = (length: number): Texts => [blocks(length), blocks(length)];
const blocks = (length: number): Block[] => Array.from({ length }, (_, pair) => ({ pair, edits: 0 }));
const edit = (side: 0 | 1, at: number) => (texts: Texts) => {
  const block = texts[side][at];
  if (block) block.edits += 1;
  return texts;
};

describe('stale passages', () => {
  test('an edit makes the counterpart stale until that is edited, and records the text before the edit', () => {
    const item = new Item(both(5));
    item.save(edit(0, 2));
    expect(item.lists[1]).toEqual([expect.objectContaining({ was: markdownOf({ pair: 2, edits: 0 }, 0) })]);
    expect([item.stale(0), item.stale(1)]).toEqual([[], ['changed 2']]);
    item.save(edit(0, 2));
    expect(item.lists[1][0]?.was).toBe(markdownOf({ pair: 2, edits: 0 }, 0));
    item.save(edit(1, 2));
    item.save(edit(1, 2));
    expect([item.stale(0), item.stale(1)]).toEqual([[], []]);
    item.save(edit(0, 2));
    expect([item.stale(0), item.stale(1)]).toEqual([[], ['changed 2']]);
  });

  test('undoing an edit makes the counterpart up to date again', () => {
    const item = new Item(both(4));
    item.save(edit(1, 1));
    expect([item.stale(0), item.stale(1)]).toEqual([['changed 1'], []]);
    item.save((texts) => [texts[0], blocks(4)]);
    expect(item.lists).toEqual([[], []]);
  });

  test('editing both passages in one save leaves both up to date', () => {
    const item = new Item(both(4));
    item.save((texts) => edit(1, 1)(edit(0, 1)(texts)));
    expect(item.lists).toEqual([[], []]);
  });

  test('a confirmed passage stays up to date until its counterpart changes again', () => {
    const item = new Item(both(4));
    item.save(edit(0, 1));
    item.lists = entriesStillRight(item.lists, 1, item.lists[1].map(nameOf));
    expect(item.stale(1)).toEqual([]);
    item.save(edit(0, 3));
    expect(item.stale(1)).toEqual(['changed 3']);
    item.save(edit(0, 1));
    expect(item.stale(1)).toEqual(['changed 1', 'changed 3']);
  });

  test('a new passage is missing in the other language until it is written there, and typing on makes nothing stale', () => {
    const item = new Item(both(4));
    item.save(([one, other]) => [one.toSpliced(2, 0, { pair: 60, edits: 0 }), other]);
    expect([item.stale(0), item.stale(1)]).toEqual([[], ['added 60']]);
    item.save(([one, other]) => [one, other.toSpliced(2, 0, { pair: 60, edits: 0 })]);
    item.save(edit(1, 2));
    expect([item.stale(0), item.stale(1)]).toEqual([[], []]);
    item.save(edit(0, 2));
    expect([item.stale(0), item.stale(1)]).toEqual([[], ['changed 60']]);
  });

  test('removing a passage makes its counterpart stale until that is removed too', () => {
    const item = new Item(both(4));
    item.save(([one, other]) => [one.toSpliced(1, 1), other]);
    expect([item.stale(0), item.stale(1)]).toEqual([[], ['removed 1']]);
    item.save(([one, other]) => [one, other.toSpliced(1, 1)]);
    expect(item.lists).toEqual([[], []]);
  });

  test('a moved passage is reported until its counterpart is moved too', () => {
    const item = new Item(both(6));
    const toEnd = (list: Block[]) => [...list.toSpliced(1, 1), ...list.slice(1, 2)];
    item.save(([one, other]) => [toEnd(one), other]);
    expect([item.stale(0), item.stale(1)]).toEqual([[], ['moved 1']]);
    item.save(edit(0, 3));
    expect(item.stale(1)).toEqual(['moved 1', 'changed 4']);
    item.save(([one, other]) => [one, toEnd(other)]);
    expect(item.stale(1)).toEqual(['changed 4']);
  });

  test('writing a translation from its beginning makes nothing stale', () => {
    const item = new Item([blocks(8), []]);
    for (const length of [1, 2, 3, 4, 5, 6, 7, 8]) {
      item.save(([one, other]) => [one, [...other, { pair: length - 1, edits: 0 }]]);
      item.save(edit(1, length - 1));
      expect([item.stale(0), item.stale(1)]).toEqual([[], []]);
    }
    item.save(edit(0, 4));
    expect([item.stale(0), item.stale(1)]).toEqual([[], ['changed 4']]);
  });

  test('repeated passages are distinguished', () => {
    const rule = { pair: 0, edits: 0 };
    const [one, other] = both(6);
    const item = new Item([one.flatMap((block) => [block, rule]), other.flatMap((block) => [block, rule])]);
    item.save(([first, second]) => [first.toSpliced(3, 1), second]);
    expect(item.stale(1)).toEqual(['removed 0']);
    item.save(edit(0, 7));
    expect(item.stale(1)).toEqual(['removed 0', 'changed 4']);
  });

  test('line endings make no difference, and a text without a second language has no entries', () => {
    const [one, other] = bodiesOf(both(5));
    const none: BothLists = [[], []];
    expect(entriesAfter({ bodies: [one, other], lists: none }, [one.replaceAll('\n', '\r\n'), other])).toEqual(none);
    expect(entriesAfter({ bodies: [one, ''], lists: none }, [`${one}x`, ''])).toEqual(none);
  });

  test('entries of passages that are no longer there are dropped', () => {
    const bodies = bodiesOf(both(3));
    const lists: BothLists = [[], [{ passage: 'gone', source: 'gone', was: 'x' }]];
    expect(stalePassagesOf({ bodies, lists })).toEqual([[], []]);
    expect(entriesAfter({ bodies, lists }, [`${bodies[0]}\n\nzh-70 ${wordsOf(70)}`, bodies[1]])[1]).toHaveLength(1);
  });

  test('publishing keeps stale passages and the pairs of passages', () => {
    const item = new Item(both(6));
    item.save(edit(0, 1));
    item.save(edit(1, 1));
    item.save(edit(0, 3));
    expect(item.lists[1]).toHaveLength(2);
    const version = () => ({ bodies: bodiesOf(item.texts), lists: item.lists });
    item.lists = publishedEntries(version());
    expect([item.lists[1].length, item.stale(1)]).toEqual([1, ['changed 3']]);
    expect(publishedEntries(version())).toEqual(item.lists);
  });
});

type Step = { kind: 'edit' | 'insert' | 'delete' | 'move'; side: 0 | 1; at: number; to: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('edit', 'edit', 'insert', 'delete', 'move'),
  side: fc.constantFrom(0, 1),
  at: fc.nat(30),
  to: fc.nat(30),
});

describe('pairs of passages', () => {
  test('any edits, insertions, deletions and moves, save by save, never mark a pair that was not touched', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 14 }), fc.array(step, { minLength: 1, maxLength: 12 }), (length, steps) => {
        const item = new Item(both(length));
        const touched = new Set<number>();
        const edited = [new Set<number>(), new Set<number>()] as const;
        steps.forEach(({ kind, side, at, to }, index) => {
          const list = item.texts[side];
          const place = at % Math.max(1, list.length);
          const pair = kind === 'insert' ? 110 + index : (list[place]?.pair ?? -1);
          if (kind === 'delete' && list.length < 3) return;
          touched.add(pair);
          item.save((texts) => {
            const block = texts[side][place];
            if (kind === 'edit') return edit(side, place)(texts);
            if (kind === 'insert') texts[side].splice(place, 0, { pair, edits: 0 });
            else texts[side].splice(place, 1);
            if (kind === 'move' && block) texts[side].splice(to % (texts[side].length + 1), 0, block);
            return texts;
          });
          if (kind === 'edit') edited[side].add(pair);
        });
        const isIn = (side: 0 | 1, pair: number) => item.texts[side].some((block) => block.pair === pair);
        for (const side of [0, 1] as const)
          for (const told of item.stale(side)) {
            const [change = '', pairs = ''] = told.split(' ');
            const [pair = -1, source] = pairs.split('/').map(Number);
            const other = side ? 0 : 1;
            // Only passages whose own counterparts are missing become a pair.
            if (source !== undefined) {
              expect([isIn(other, pair), isIn(side, source)]).toEqual([false, false]);
              continue;
            }
            // Two passages that changed places: either of them may count as moved.
            if (change !== 'moved') expect(touched).toContain(pair);
            if (change === 'changed') expect(edited[other]).toContain(pair);
            if (change === 'added') expect([isIn(side, pair), isIn(other, pair)]).toEqual([false, true]);
            if (change === 'removed') expect([isIn(side, pair), isIn(other, pair)]).toEqual([true, false]);
          }
        // An edit in one language only is reported in the other one.
        for (const side of [0, 1] as const)
          for (const pair of edited[side]) {
            const other = side ? 0 : 1;
            if (pair < 100 && !edited[other].has(pair) && isIn(0, pair) && isIn(1, pair))
              expect(item.stale(other)).toContain(`changed ${pair}`);
          }
      }),
      { numRuns: 400 },
    );
  });
});
