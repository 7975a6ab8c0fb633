import { ApplyPluginsType as UmiTypes, PluginManager as UmiPluginManager } from 'umi/client/client/plugin';
import { ApplyPluginsType, PluginManager } from '@/plugin-manager';

type Apply = Record<string, unknown>;
type Applied = Omit<Parameters<PluginManager['applyPlugins']>[0], 'key'> & { key?: string };

/** Umi's class and ours, which have the same interface but for an enumeration. */
const CLASSES = [UmiPluginManager, PluginManager] as unknown as (typeof PluginManager)[];
const KEYS = ['request', 'render', 'unused'];

/** Returns the result of the same application by Umi's class and by ours; an error counts as a result. */
async function withBoth(plugins: Apply[], { key = 'request', ...rest }: Applied): Promise<unknown[]> {
  return Promise.all(
    CLASSES.map(async (Manager) => {
      try {
        const manager = Manager.create({ validKeys: KEYS, plugins: plugins.map((apply) => ({ apply, path: 'app.tsx' })) });
        const result = manager.applyPlugins({ key, ...rest });
        return typeof result === 'function' ? (result as () => unknown)() : await result;
      } catch (error) {
        return String(error);
      }
    }),
  );
}

const addsOne = (value: number) => value + 1;
const addsArgs = (value: object, args: object) => ({ ...value, ...args });

test.each<[string, Apply[], Applied, unknown]>([
  [
    'functions modify a value in turn',
    [{ request: addsOne }, { request: [addsOne, addsOne] }],
    { type: 'modify', initialValue: 1 },
    4,
  ],
  [
    'a modification gets the arguments',
    [{ request: addsArgs }],
    { type: 'modify', initialValue: { a: 1 }, args: { b: 2 } },
    { a: 1, b: 2 },
  ],
  ['an object is merged into the value', [{ request: { b: 2 } }], { type: 'modify', initialValue: { a: 1 } }, { a: 1, b: 2 }],
  ['a value without hooks stays', [], { type: 'modify', initialValue: 5 }, 5],
  [
    'promises modify a value in turn',
    [{ request: async (value: number) => Promise.resolve(value * 2) }, { request: addsOne }],
    { type: 'modify', initialValue: Promise.resolve(2), async: true },
    5,
  ],
  [
    'a promised object is merged',
    [{ request: Promise.resolve({ b: 2 }) }],
    { type: 'modify', initialValue: { a: 1 }, async: true },
    { a: 1, b: 2 },
  ],
  [
    'hooks enclose the initial function',
    [{ render: (inner: () => string) => `(${inner()})` }, { render: (inner: () => string) => `[${inner()}]` }],
    { key: 'render', type: 'compose', initialValue: () => 'page' },
    '[(page)]',
  ],
  ['the initial function alone is called', [], { key: 'render', type: 'compose', initialValue: () => 'page' }, 'page'],
  [
    'a member of each hook is applied',
    [{ request: { add: addsOne } }, { request: {} }],
    { key: 'request.add', type: 'modify', initialValue: 1 },
    2,
  ],
  [
    'an unknown key is refused',
    [{ other: addsOne }],
    { type: 'event' },
    expect.stringContaining('invalid key other from plugin app.tsx'),
  ],
  ['a number is no modification', [{ request: 5 }], { type: 'modify' }, expect.stringContaining('function or plain object')],
  ['an object is no listener', [{ request: {} }], { type: 'event' }, expect.stringContaining('must be function')],
  [
    'functions cannot enclose each other later',
    [],
    { type: 'compose', async: true },
    expect.stringContaining('async only works'),
  ],
])('%s, as with Umi', async (_, plugins, application, expected) => {
  const [reference, result] = await withBoth(plugins, application);
  expect(result).toEqual(expected);
  expect(reference).toEqual(expected);
});

test.each([
  [false, ['first', 'second', 'first done']],
  [true, ['first', 'first done', 'second']],
])('an event calls all hooks, and waits for each: %s, as with Umi', async (waits, expected) => {
  for (const Manager of CLASSES) {
    const calls: string[] = [];
    const slow = async () => {
      calls.push('first');
      await Promise.resolve();
      calls.push('first done');
    };
    const plugins = [{ apply: { request: slow } }, { apply: { request: () => calls.push('second') } }];
    await Manager.create({ validKeys: KEYS, plugins }).applyPlugins({ key: 'request', type: 'event', async: waits });
    expect(calls).toEqual(expected);
  }
});

test('the ways to apply hooks have the names of Umi', () => {
  expect(ApplyPluginsType).toEqual(UmiTypes);
});
