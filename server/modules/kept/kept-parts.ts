import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { foldedName } from '../../../contract/core/folded-name';
import type { Viewer } from '../../../contract/core/permissions';
import type { Db } from '../../db/connect';
import { isOnStandby } from '../../db/standby/read-routing';
import { AppError } from '../../http/errors';
import { TaggedAnswer } from '../../http/answers/answer-bytes';
import type { ReadContext } from '../item/read/read-context';
import { namesOfDepartment, readContentFacts, type ContentFacts } from './content-state-repository';
import { readPersonState, viewsIn, type PersonState } from './person-state-repository';

/** Maximum age of shared parts in milliseconds: only the order by popularity and the most frequent searches may be that outdated. */
const TTL_MS = 10_000;
/** After RESTLESS_CHANGES changes of the content within RESTLESS_MS, nothing is cached for another RESTLESS_MS. */
const RESTLESS_CHANGES = 5;
const RESTLESS_MS = 250;
const ATTEMPTS = 2;
const MAX_DEPARTMENTS = 1000;
/** Person id that belongs to nobody. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Part of an answer. */
export interface Part<Value> {
  value: Value;
  /** Id that no other value has ever had; a reloaded value that is equal keeps it. */
  id: number;
  /** Number of the load, which increases with each load that ends. */
  load: number;
}

/** A person's own values, with the state of the person at the same moment. */
export interface PersonalRow extends PersonState {
  /** JSON of everything that changes only with the content or with what the person has done. */
  values: string;
}

/** Provides the parts that are shared by the people of an audience, and the values of one person. */
export interface PartReader {
  /** Returns a cached part, or loads it as a person of the audience without any activity. The name must contain all parameters. */
  part: <Value extends object>(name: string, load: (readContext: ReadContext) => Promise<Value>) => Promise<Part<Value>>;
  /**
   * Returns the viewer's own values. While nothing changes that they depend on, they come from the cache, and only the state of the
   * person is read, with the views of the items whose views `read` returned. The name must contain all parameters.
   */
  personal: (name: string, read: () => Promise<PersonalRow>) => Promise<PersonalRow>;
  /** Returns the number of the last load that has ended. */
  lastLoad: () => number;
}

/** Answer made of parts and a person's own values. */
interface MadeOfParts<Answer> {
  /** Version of the content when the person's own values were read, after the parts. */
  version: number;
  parts: readonly Part<object>[];
  /** Everything else that the answer depends on. */
  personal: string;
  build: () => Answer;
}

type Answering<Answer> = Promise<Answer | TaggedAnswer<Answer>>;

/** Method that answers calls of readers, with or without cached parts. */
export interface KeptParts {
  /**
   * Returns an answer made of parts. If the content changes at the same time, or the answer cannot be made, returns that of `direct`,
   * which must be the same.
   */
  answer: <Answer>(
    readContext: ReadContext,
    make: (reader: PartReader) => Promise<MadeOfParts<Answer>>,
    direct: () => Promise<Answer>,
  ) => Answering<Answer>;
}

/** Implementation without a cache, which always calls `direct`. */
export const NOTHING_KEPT: KeptParts = { answer: (_, __, direct) => direct() };

/** Facts about one version of the content, for the period in which time changes nothing. */
interface ContentState extends ContentFacts {
  namesOf: LRUCache<string, Promise<string[]>>;
}
interface KeptPart {
  state: ContentState;
  until: number;
  part: Promise<Part<object>>;
  /** The part, once it was loaded. */
  loaded?: Part<object>;
}
/** A person's own values, with the keys of the items whose views are shown. */
type PersonalPart = PersonalRow & { keys: readonly number[] };

/**
 * Returns parts that are cached in memory, up to `maxBytes` of JSON. Parts are used only while the content has their version. Those
 * from a standby are cached separately, because they may be older than the version that the primary reports.
 */
export function keepParts(db: Db, maxBytes: number, hasStandby = false): KeptParts {
  if (!maxBytes) return NOTHING_KEPT;
  const loads = new LoadNumbers();
  if (!hasStandby) return new PartMemory(db, maxBytes, loads);
  const ofPrimary = new PartMemory(db, maxBytes / 2, loads);
  const ofStandby = new PartMemory(db, maxBytes / 2, loads);
  return {
    answer: (readContext, make, direct) => (isOnStandby() ? ofStandby : ofPrimary).answer(readContext, make, direct),
  };
}

/** Numbers the loads of parts. */
class LoadNumbers {
  last = 0;

  next(): number {
    return (this.last += 1);
  }
}

const isWithin = ({ since, until }: ContentState, now: Date): boolean => since <= now && now < until;

class PartMemory implements KeptParts {
  readonly #parts: LRUCache<string, KeptPart>;
  #state: ContentState | null = null;
  #loading: Promise<ContentState> | null = null;
  #changes: number[] = [];
  #calmAt = -Infinity;

  constructor(
    private readonly db: Db,
    maxBytes: number,
    private readonly loads: LoadNumbers,
  ) {
    this.#parts = new LRUCache({ maxSize: maxBytes });
  }

  async answer<Answer>(
    readContext: ReadContext,
    make: (reader: PartReader) => Promise<MadeOfParts<Answer>>,
    direct: () => Promise<Answer>,
  ): Answering<Answer> {
    let failure: unknown = null;
    const refusals = new Set<unknown>();
    try {
      for (let attempt = 0; attempt < ATTEMPTS && performance.now() >= this.#calmAt; attempt += 1) {
        const state = this.#stateAt(readContext.now) ?? (await this.#loadState(readContext.now));
        if (!isWithin(state, readContext.now)) break;
        const { version, parts, personal, build } = await make(this.#readerOf(state, readContext, refusals));
        if (version === state.version) return new TaggedAnswer(`${parts.map(({ id }) => id).join(' ')} ${personal}`, build);
        this.#forget(state);
      }
    } catch (error) {
      if (refusals.has(error)) throw error;
      failure = error;
    }
    // Throws the same error if there is something wrong with the call or the database.
    const answer = await direct();
    if (failure) readContext.log.error({ err: failure }, 'an answer could not be made of kept parts');
    return answer;
  }

  #stateAt(now: Date): ContentState | null {
    const state = this.#state;
    return state && isWithin(state, now) ? state : null;
  }

  #loadState(now: Date): Promise<ContentState> {
    this.#loading ??= readContentFacts(this.db, now)
      .then((facts) => (this.#state = { ...facts, namesOf: new LRUCache({ max: MAX_DEPARTMENTS }) }))
      .finally(() => {
        this.#loading = null;
      });
    return this.#loading;
  }

  /** Drops an outdated state. If the content changes often, pauses caching. */
  #forget(state: ContentState): void {
    if (this.#state !== state) return;
    this.#state = null;
    const now = performance.now();
    this.#changes = [...this.#changes.filter((change) => change > now - RESTLESS_MS), now];
    if (this.#changes.length >= RESTLESS_CHANGES) this.#calmAt = now + RESTLESS_MS;
  }

  /** Returns a reader for a call. Adds the AppErrors of the loads that this call has started to `refusals`: they are not outdated. */
  #readerOf(state: ContentState, { viewer, locale, now, log }: ReadContext, refusals: Set<unknown>): PartReader {
    let audience: Promise<string> | null = null;
    const nobody = {
      ...{ id: NOBODY, roles: viewer.roles, department: viewer.department, location: viewer.location },
      ...{ editorAreas: [], editorDepartments: [], editorPermissions: [] },
    };
    const keyOf = async (name: string) => `${name} | ${locale} | ${await (audience ??= this.#audienceOf(state, viewer))}`;
    return {
      lastLoad: () => this.loads.last,
      part: async <Value extends object>(name: string, load: (readContext: ReadContext) => Promise<Value>) => {
        const key = await keyOf(name);
        const kept = this.#find<Value>(key, state);
        if (kept) return kept;
        const part = this.#load(key, state, TTL_MS, () => load({ viewer: nobody, locale, now, log }));
        part.catch((error: unknown) => {
          if (error instanceof AppError) refusals.add(error);
        });
        return part;
      },
      personal: async (name, read) => this.#personal(`${viewer.id} | ${await keyOf(name)}`, state, viewer.id, read),
    };
  }

  async #personal(key: string, state: ContentState, person: string, read: () => Promise<PersonalRow>): Promise<PersonalRow> {
    const kept = this.#find<PersonalPart>(key, state);
    if (kept) {
      const { value } = await kept;
      const current = await readPersonState(this.db, { person, keys: value.keys });
      // If the version of the content differs, the answer is discarded anyway.
      if (current.version !== state.version || current.personVersion === value.personVersion) return { ...value, ...current };
      // Another call may have started to load them in between.
      const newer = this.#find<PersonalPart>(key, state);
      if (newer && newer !== kept) {
        const { value: loaded } = await newer;
        if (current.personVersion === loaded.personVersion) return { ...loaded, ...current };
      }
    }
    const load = async (): Promise<PersonalPart> => {
      const row = await read();
      return { ...row, keys: [...viewsIn(row.views).keys()] };
    };
    return (await this.#load(key, state, Infinity, load)).value;
  }

  /** Returns the part that is cached under the key, if it was loaded while the content had this state. */
  #find<Value extends object>(key: string, state: ContentState): Promise<Part<Value>> | null {
    const kept = this.#parts.get(key);
    return kept?.state === state && performance.now() < kept.until ? (kept.part as Promise<Part<Value>>) : null;
  }

  #load<Value extends object>(key: string, state: ContentState, ttlMs: number, load: () => Promise<Value>): Promise<Part<Value>> {
    const previous = this.#parts.peek(key)?.loaded;
    const part: Promise<Part<Value>> = load().then((value) => {
      const number = this.loads.next();
      // An equal value keeps the id of the part that it replaces, so that cached answers stay valid.
      const loaded = { value, load: number, id: previous && isDeepStrictEqual(previous.value, value) ? previous.id : number };
      // LRUCache does not update the size when the same object is set again.
      if (isKept()) this.#parts.set(key, { ...kept, loaded }, { size: JSON.stringify(value).length + key.length });
      return loaded;
    });
    const kept: KeptPart = { state, until: performance.now() + ttlMs, part };
    const isKept = () => this.#parts.peek(key)?.part === part;
    this.#parts.set(key, kept, { size: 1 });
    part.catch(() => {
      if (isKept()) this.#parts.delete(key);
    });
    return part;
  }

  /** Returns a key for the viewer's audience: those of department, location and roles that occur in audiences of items. */
  async #audienceOf(state: ContentState, { department, location, roles }: Viewer): Promise<string> {
    const within = (held: readonly string[], named: readonly string[]) => held.filter((one) => named.includes(one)).sort();
    const departments = department !== null && state.departments.length ? await this.#namesOf(state, department) : [];
    return JSON.stringify([
      within(departments, state.departments),
      within(location === null ? [] : [foldedName(location)], state.locations),
      within(roles, state.roles),
    ]);
  }

  #namesOf({ namesOf }: ContentState, department: string): Promise<string[]> {
    const kept = namesOf.get(department);
    if (kept) return kept;
    const names = namesOfDepartment(this.db, department);
    namesOf.set(department, names);
    names.catch(() => namesOf.delete(department));
    return names;
  }
}
