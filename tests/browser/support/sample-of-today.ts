import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLE = 'sample-content';
/** Day on which the sample content was written; its dates are relative to this day. */
const WRITTEN = '2026-11-20';
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const DAY_MS = 86_400_000;

/** Returns the day that is as many days from `today` as the given day was from the day the sample was written. */
export function asOfToday(day: string, today = new Date()): string {
  const start = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  return new Date(start + Date.parse(day) - Date.parse(WRITTEN)).toISOString().slice(0, 10);
}

/** Returns the number of days between the day the sample was written and the given day. */
export const daysFromToday = (day: string): number => (Date.parse(day) - Date.parse(WRITTEN)) / DAY_MS;

/** Creates a temporary copy of the sample content with its dates moved to `today`, and returns its path. */
export async function copySampleOfToday(today = new Date()): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-sample-'));
  await cp(SAMPLE, folder, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => /\.(md|yaml)$/.test(one))) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(
      join(folder, name),
      text.replace(DAY, (day) => asOfToday(day, today)),
    );
  }
  return folder;
}
