import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error';

/** Makes the data folder, for its owner alone, when there is none; refuses one that cannot be written to. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(await mkdtemp(join(folder, 'writable-')), { recursive: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(`Cannot write to the data folder ${folder} (${code ?? message}). Set PORTICO_DATA to another.`);
  }
}
