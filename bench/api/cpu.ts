import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds of one tick of `/proc/…/stat`, which is a hundredth of a second on Linux. */
const TICK_US = 10_000;

/** Returns the processor time of a process, and of those of its children that have ended, in microseconds. Works on Linux only. */
export function processUs(pid: number): number {
  const fields = fieldsOf(pid);
  return [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0) * TICK_US;
}

/** Returns the processor time of a process and of all processes that it started, in microseconds. */
export function familyUs(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === pid);
  return children.reduce((sum, child) => sum + processUs(Number(child)), processUs(pid));
}

const parentOf = (pid: number): number => Number(fieldsOf(pid)[1] ?? NaN);

/** Returns the fields of `/proc/…/stat` after the name of the program, which may contain spaces; none if the process has ended. */
function fieldsOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
