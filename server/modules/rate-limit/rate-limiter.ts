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

/** Counts calls for all processes together. Neither persons nor addresses are kept, only keyed hashes, until they are swept. */
export class RateLimiter {
  readonly #secret = lazily(() => limitSecret(this.deps.db, randomBytes(32).toString('base64')));

  constructor(private readonly deps: Deps) {}

  /** Throws `rate.limited` when the caller, or all who come from their address, have asked too often. */
  async count(limit: Limit, { person, address }: Caller): Promise<void> {
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
    const waitMs = charges.length ? await charge(db, charges, now()) : 0;
    if (waitMs > 0) throw new AppError('rate.limited', undefined, Math.ceil(waitMs / 1000));
  }
}
