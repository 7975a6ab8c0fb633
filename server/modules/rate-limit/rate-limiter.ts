import { createHmac, randomBytes } from 'node:crypto';
import type { Limit } from '../../../contract/core/endpoint';
import type { Deps } from '../../http/deps';
import { AppError } from '../../http/errors';
import { lazily } from '../../http/lazily';
import { addressGroup, costMs, FIGURES, roomMs, type Figure } from './policy';
import { charge, limitSecret, type Charge } from './repository';

export interface Caller {
  /** The person's id; null while nobody is signed in. */
  person: string | null;
  /** A secret of their browser; null when it has none. */
  browser: string | null;
  address: string;
}

/** Counts calls across all processes. Persons and addresses are stored only as keyed hashes, until they are swept. */
export class RateLimiter {
  readonly #secret = lazily(() => limitSecret(this.deps.db, randomBytes(32).toString('base64')));

  constructor(private readonly deps: Deps) {}

  /** Counts a call. Throws `rate.limited` if the caller, or all callers from their address together, exceeded the limit. */
  async count(limit: Limit, caller: Caller): Promise<void> {
    const waitMs = await this.#charge(limit, caller);
    if (waitMs > 0) throw new AppError('rate.limited', undefined, Math.ceil(waitMs / 1000));
  }

  /** Adds a call to the counts of its caller. Returns 0 if it is within the limits, or the milliseconds until it would be. */
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
