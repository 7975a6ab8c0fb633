import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SAMPLE = 'sample-content';
/** The day on which the sample's dates lie as its texts say: what is due is due soon, what is new is new. */
const WRITTEN = '2026-11-20';
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
const DAY_MS = 86_400_000;

/** A day of the sample, as many days from today as it was when the sample was written. */
export function asOfToday(day: string): string {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return new Date(today + Date.parse(day) - Date.parse(WRITTEN)).toISOString().slice(0, 10);
}

/** How many days from today a day of the sample lies. */
export const daysFromToday = (day: string): number => (Date.parse(day) - Date.parse(WRITTEN)) / DAY_MS;

/** A folder with the sample content as if it had been written today, whenever the tests run. */
export async function copySampleOfToday(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-sample-'));
  await cp(SAMPLE, folder, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => /\.(md|yaml)$/.test(one))) {
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replace(DAY, asOfToday));
  }
  return folder;
}
