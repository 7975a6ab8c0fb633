import { createHmac, randomBytes } from 'node:crypto';
import type { Limit } from '../../../contract/core/endpoint';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { lazily } from '../../http/lazily';
import { addressGroup, COUNTED_MEANWHILE, costMs, FIGURES, roomMs, type Figure } from './policy';
import { charge, limitSecret, type Charge } from './repository';

export interface Caller {
  /** The person's id; null while nobody is signed in. */
  person: string | null;
  /** A secret of their browser; null when it has none. */
  browser: string | null;
  address: string;
}

/** Maximum number of calls of one person that are handled while they are counted; further ones wait for the count. */
const MAX_AT_ONCE = 4;

/** Counts calls for all processes together. Neither persons nor addresses are stored, only keyed hashes, until they are swept. */
export class RateLimiter {
  readonly #secret = lazily(() => limitSecret(this.deps.db, randomBytes(32).toString('base64')));

  /** By person, calls that may be worked out meanwhile and are being counted. */
  readonly #counting = new Map<string, number>();
  /** By person, until when they wait who were refused what is worked out meanwhile, in milliseconds since the epoch. */
  readonly #waiting = new Map<string, number>();

  constructor(private readonly deps: Deps) {}

  /** Throws `rate.limited` when the caller, or all who come from their address, have asked too often. */
  async count(limit: Limit, caller: Caller): Promise<void> {
    const meanwhile = COUNTED_MEANWHILE.has(limit) ? caller.person : null;
    this.#addCounting(meanwhile, 1);
    try {
      const waitMs = await this.#charge(limit, caller);
      if (waitMs <= 0) return;
      if (meanwhile !== null) this.#waiting.set(meanwhile, this.deps.now().getTime() + waitMs);
      throw new AppError('rate.limited', undefined, Math.ceil(waitMs / 1000));
    } finally {
      this.#addCounting(meanwhile, -1);
    }
  }

  /**
   * Returns whether a call may be handled while it is counted: the person has few calls in progress and no refusal that still
   * lasts.
   */
  isLikelyAdmitted(limit: Limit, { person }: Caller): boolean {
    if (person === null || !COUNTED_MEANWHILE.has(limit)) return false;
    if ((this.#waiting.get(person) ?? 0) > this.deps.now().getTime()) return false;
    this.#waiting.delete(person);
    return (this.#counting.get(person) ?? 0) < MAX_AT_ONCE;
  }

  #addCounting(person: string | null, calls: 1 | -1): void {
    if (person === null) return;
    const counting = (this.#counting.get(person) ?? 0) + calls;
    if (counting) this.#counting.set(person, counting);
    else this.#counting.delete(person);
  }

  /** Adds a call to the counts of its caller; answers the milliseconds until there is room for it, 0 when there was. */
  async #charge(limit: Limit, { person, browser, address }: Caller): Promise<number> {
    const { db, config, now } = this.deps;
    const secret = await this.#secret();
    const keyed = (figure: Figure, of: string): Charge => ({
      key: createHmac('sha256', secret).update(`${limit} ${of}`).digest().subarray(0, 16),
      costMs: costMs(figure),
      roomMs: roomMs(figure),
    });
    const { person: ofPerson, address: ofAddress } = FIGURES[limit];
    const who = person ?? browser;
    const charges = [
      ...(who === null ? [] : [keyed(ofPerson, `person ${who}`)]),
      ...(config.addressLimits && ofAddress ? [keyed(ofAddress, `address ${addressGroup(address)}`)] : []),
    ];
    return charges.length ? charge(db, charges, now()) : 0;
  }
}
