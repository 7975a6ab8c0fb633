import type { ServerState } from './server-state-repository';

/** Maximum age of what is read from the standby, in milliseconds: less than a second, so that everyone sees a change within a second. */
const MAX_AGE_MS = 800;

/** Reason for not using the standby; `behind` is also the initial state. */
export type Unusable = 'unreachable' | 'primary unreachable' | 'another database' | 'not a standby of the primary' | 'behind';

interface Sample {
  at: number;
  position: number;
}

/** Tracks how far the standby is behind the primary. Call `look` several times a second. */
export class StandbyWatch {
  /** Positions of the primary within the last second, newest last. */
  #primary: Sample[] = [];
  /** Moment up to which everything that the primary had stored is on the standby. */
  #asOf = -Infinity;
  #position = -1;
  #looks = 0;
  /** Reason why the standby could not be used at the last look; null if it could. */
  reason: Unusable | null = 'behind';
  /** Error of the last look, if one of the servers was unreachable. */
  error: unknown = null;
  /** True if both addresses led to the same server at the last look, as after a promotion. */
  isPrimary = false;
  /** Number of bytes that the primary had stored and the standby did not show at the last look; NaN if unknown. */
  lagBytes = NaN;

  constructor(
    private readonly readPrimary: () => Promise<ServerState>,
    private readonly readStandby: () => Promise<ServerState>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns true if the standby has replayed everything up to a position, and is less than a second behind. */
  has(position: number): boolean {
    return position <= this.#position && this.now() - this.#asOf < MAX_AGE_MS;
  }

  /** Stops using the standby until a later look has reached it. */
  distrust(): void {
    this.#looks += 1;
    this.#setUnusable('unreachable');
  }

  /** Looks at both servers. */
  async look(): Promise<void> {
    const look = (this.#looks += 1);
    const at = this.now();
    const [primary, standby] = await Promise.allSettled([this.readPrimary(), this.readStandby()]);
    // This look is outdated: `distrust` or another look came in between.
    if (look !== this.#looks) return;
    if (primary.status === 'rejected') this.#setUnusable('primary unreachable', primary.reason);
    else if (standby.status === 'rejected') this.#setUnusable('unreachable', standby.reason);
    else this.#compare(at, primary.value, standby.value);
  }

  #compare(at: number, primary: ServerState, standby: ServerState): void {
    // A promoted standby diverges from the old primary, unless the address of the primary now leads to it.
    this.isPrimary = primary.startedAt === standby.startedAt;
    const isOfPrimary = !primary.isInRecovery && (standby.isInRecovery || this.isPrimary);
    if (primary.database !== standby.database) this.#setUnusable('another database');
    else if (!isOfPrimary) this.#setUnusable('not a standby of the primary');
    else this.#follow(at, primary.position, standby.position);
  }

  #follow(at: number, primary: number, standby: number): void {
    this.#primary = [...this.#primary.filter((sample) => at - sample.at < MAX_AGE_MS), { at, position: primary }];
    const reached = this.#primary.findLast(({ position }) => position <= standby);
    this.#asOf = reached?.at ?? -Infinity;
    this.#position = standby;
    this.lagBytes = Math.max(0, primary - standby);
    this.reason = reached ? null : 'behind';
    this.error = null;
  }

  #setUnusable(reason: Unusable, error: unknown = null): void {
    this.#primary = [];
    this.#asOf = -Infinity;
    this.#position = -1;
    this.lagBytes = NaN;
    this.reason = reason;
    this.error = error;
  }
}
