import { spawn } from 'node:child_process';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program of the server in a separate process, as `npm run` does, with these settings, and returns what it printed. */
export async function runProgram(words: readonly string[], settings: Record<string, string> = {}): Promise<Ended> {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['scripts/server.mjs', ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (text: Buffer) => (output[stream] += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  return { code, ...output };
}
