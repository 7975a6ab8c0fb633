/** Maximum number of keys, about 10 MB of memory. */
const MAX_SEEN = 100_000;

/** Keys seen since midnight UTC, in this process only. The number of keys is limited: the oldest ones are dropped. */
export class DailyDedupe {
  private readonly keys = new Set<string>();
  private day = '';

  constructor(private readonly now: () => Date) {}

  get today(): string {
    return this.now().toISOString().slice(0, 10);
  }

  has(key: string): boolean {
    this.forgetYesterday();
    return this.keys.has(key);
  }

  /** Adds a key and, if there are too many, drops the oldest: a `Set` keeps the order of insertion. */
  add(key: string): void {
    this.forgetYesterday();
    this.keys.add(key);
    if (this.keys.size <= MAX_SEEN) return;
    const [oldest] = this.keys;
    if (oldest !== undefined) this.keys.delete(oldest);
  }

  private forgetYesterday(): void {
    const { today } = this;
    if (today === this.day) return;
    this.day = today;
    this.keys.clear();
  }
}
