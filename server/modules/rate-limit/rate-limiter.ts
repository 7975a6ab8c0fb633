import { createHmac, randomBytes } from 'node:crypto';
import type { Limit } from '../../../contract/endpoint';
import type { Deps } from '../../deps';
import { AppError } from '../../errors';
import { lazily } from '../../lazily';
import { addressGroup, costMs, FIGURES, roomMs, type Figure } from './policy';
import { charge, limitSecret, type Charge } from './repository';

export interface Caller {
  /** The person's id, or a secret of their browser; null when neither is known. */
  person: string | null;
  address: string;
}

/** So many calls of one caller are worked out while they are counted; who makes more at once waits for the count first. */
const MOST_AT_ONCE = 4;
/** Of those who were refused; of more each costs an answer that is then not given. */
const MOST_REMEMBERED = 10_000;

const keyOf = (limit: Limit, { person, address }: Caller): string => `${limit} ${person ?? address}`;

/** Counts calls for all processes together. Neither persons nor addresses are stored, only keyed hashes, until they are swept. */
export class RateLimiter {
  readonly #secret = lazily(() => limitSecret(this.deps.db, randomBytes(32).toString('base64')));

  /** Calls that are being counted, by limit and caller. */
  readonly #counting = new Map<string, number>();
  /** Until when those wait whom this process has refused, in milliseconds since the epoch, by limit and caller. */
  readonly #waiting = new Map<string, number>();

  constructor(private readonly deps: Deps) {}

  /** Throws `rate.limited` when the caller, or all who come from their address, have asked too often. */
  async count(limit: Limit, caller: Caller): Promise<void> {
    const key = keyOf(limit, caller);
    this.#counting.set(key, (this.#counting.get(key) ?? 0) + 1);
    try {
      const waitMs = await this.#charge(limit, caller);
      if (waitMs <= 0) return;
      this.#remember(key, waitMs);
      throw new AppError('rate.limited', undefined, Math.ceil(waitMs / 1000));
    } finally {
      const others = (this.#counting.get(key) ?? 1) - 1;
      if (others) this.#counting.set(key, others);
      else this.#counting.delete(key);
    }
  }

  /** Whether a call may be worked out while it is counted: its caller makes few at once, and was not refused with a wait that still lasts. */
  isLikelyAdmitted(limit: Limit, caller: Caller): boolean {
    const key = keyOf(limit, caller);
    return (this.#counting.get(key) ?? 0) < MOST_AT_ONCE && (this.#waiting.get(key) ?? 0) <= this.deps.now().getTime();
  }

  /** Adds a call to the counts of its caller; answers the milliseconds until there is room for it, 0 when there was. */
  async #charge(limit: Limit, { person, address }: Caller): Promise<number> {
    const { db, config, now } = this.deps;
    const secret = await this.#secret();
    const keyed = (figure: Figure, who: string): Charge => ({
      key: createHmac('sha256', secret).update(`${limit} ${who}`).digest().subarray(0, 16),
      costMs: costMs(figure),
      roomMs: roomMs(figure),
    });
    const figures = FIGURES[limit];
    const charges = [
      ...(person === null ? [] : [keyed(figures.person, `person ${person}`)]),
      ...(config.addressLimits ? [keyed(figures.address, `address ${addressGroup(address)}`)] : []),
    ];
    return charges.length ? charge(db, charges, now()) : 0;
  }

  #remember(key: string, waitMs: number): void {
    const now = this.deps.now().getTime();
    if (this.#waiting.size >= MOST_REMEMBERED)
      for (const [one, until] of this.#waiting) if (until <= now) this.#waiting.delete(one);
    if (this.#waiting.size < MOST_REMEMBERED) this.#waiting.set(key, now + waitMs);
  }
}
