/** About 10 MB of persons' keys when full. */
const MAX_SEEN = 100_000;

/** Remembers what was seen since midnight UTC, in this process only. Bounded: the oldest entries may be dropped. */
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

  /** Sets keep the order of insertion: the oldest makes room. */
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
