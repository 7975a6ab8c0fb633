import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error';

/** Creates the data folder, accessible only to its owner, if it does not exist. Throws StartupError if it is not writable. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(await mkdtemp(join(folder, 'writable-')), { recursive: true });
  } catch (error) {
    throw new StartupError(`Cannot write to the data folder ${folder}: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `it is a file, not a folder (${code}). Set PORTICO_DATA to a folder, such as /var/lib/portico.`;
    case 'EACCES':
    case 'EPERM':
      return `the user that runs this may not (${code}). Let that user write there, or set PORTICO_DATA to another folder.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `no space is left on its disk (${code}). Make room, or set PORTICO_DATA to another folder.`;
    case 'EROFS':
      return `its disk is read-only (${code}). Set PORTICO_DATA to another folder.`;
    default:
      return `${message}. Set PORTICO_DATA to another folder.`;
  }
}
