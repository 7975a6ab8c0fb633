export const ApplyPluginsType = { compose: 'compose', modify: 'modify', event: 'event' } as const;

interface Plugin {
  path?: string | undefined;
  /** Hooks by key, such as those that src/app.tsx exports. */
  apply: Readonly<Record<string, unknown>>;
}

interface Application {
  /** Key of the hooks; `key.member` applies a member of each hook. */
  key: string;
  type: keyof typeof ApplyPluginsType;
  initialValue?: unknown;
  args?: object;
  /** Waits for hooks that return promises; for `modify` and `event`. */
  async?: boolean;
}

type Step = (before: unknown, args?: object) => unknown;

/**
 * Applies the hooks of Umi's run-time plugins. The build puts it in the place of Umi's own class, which brings ES5 helpers that are
 * 2.9 kB of every page (decision 160). The tests apply the same hooks with both.
 */
export class PluginManager {
  readonly opts: { validKeys: string[] };
  readonly hooks: Record<string, unknown[]> = {};

  constructor(opts: { validKeys: string[] }) {
    this.opts = opts;
  }

  /** Returns a manager with the given plugins. Throws if one of them has a hook whose key is not valid. */
  static create({ validKeys, plugins }: { validKeys: string[]; plugins: readonly Plugin[] }): PluginManager {
    const manager = new PluginManager({ validKeys });
    for (const plugin of plugins) manager.register(plugin);
    return manager;
  }

  /** Adds the hooks of a plugin. Throws if one of their keys is not valid. */
  register({ apply, path }: Plugin): void {
    for (const [key, hook] of Object.entries(apply)) {
      if (!this.opts.validKeys.includes(key)) throw new Error(`register failed, invalid key ${key} from plugin ${path ?? ''}.`);
      this.hooks[key] = [...(this.hooks[key] ?? []), ...[hook].flat()];
    }
  }

  /** Returns the hooks of a key, in the order in which they were registered; of `key.member`, that member of those that have it. */
  getHooks(keyWithMembers: string): unknown[] {
    const [key = '', ...members] = keyWithMembers.split('.');
    const hooks = this.hooks[key] ?? [];
    if (!members.length) return hooks;
    return hooks.map((hook) => members.reduce<unknown>(memberOf, hook)).filter(Boolean);
  }

  /**
   * Applies the hooks of a key: `modify` returns the value that they make of the initial one, `event` calls each of them, `compose`
   * returns a function that calls them around the initial one. Throws, or rejects, if a hook cannot be applied in this way.
   */
  applyPlugins({ key, type, initialValue, args, async = false }: Application): unknown {
    const hooks = this.getHooks(key);
    if (async && type === 'compose') throw new Error('async only works with modify and event type.');
    if (type === 'event') return call(hooks, key, args, async);
    if (type === 'modify' && async) return modifyInTurn(hooks, key, initialValue, args);
    if (type === 'modify') return hooks.reduce((value, hook) => modified(value, hook, key, args), initialValue);
    return hooks.reduce<unknown>((inner, hook) => () => (hook as Step)(inner, args), initialValue);
  }
}

async function call(hooks: readonly unknown[], key: string, args: object | undefined, waits: boolean): Promise<void> {
  for (const hook of hooks) {
    if (typeof hook !== 'function') throw new Error(`applyPlugins failed, all hooks for key ${key} must be function.`);
    const result: unknown = (hook as (args?: object) => unknown)(args);
    if (waits) await result;
  }
}

async function modifyInTurn(hooks: readonly unknown[], key: string, initial: unknown, args?: object): Promise<unknown> {
  let value = await initial;
  for (const hook of hooks) value = await modified(value, await hook, key, args);
  return value;
}

function modified(value: unknown, hook: unknown, key: string, args?: object): unknown {
  if (typeof hook === 'function') return (hook as Step)(value, args);
  if (typeof hook !== 'object')
    throw new Error(`applyPlugins failed, all hooks for key ${key} must be function or plain object.`);
  return { ...(value as object), ...(hook as object) };
}

const memberOf = (value: unknown, member: string): unknown =>
  value === null || value === undefined ? undefined : (value as Record<string, unknown>)[member];
