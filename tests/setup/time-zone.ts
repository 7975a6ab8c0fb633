import { runInThisContext } from 'node:vm';

/** The environment that the clock reads: a test's own `process.env` is a copy of it. */
const environment = runInThisContext('process.env') as NodeJS.ProcessEnv;
const home = environment.TZ;

/** Moves this device to a time zone. `leaveTimeZone` brings it home. */
export function enterTimeZone(zone: string): void {
  environment.TZ = zone;
}

export function leaveTimeZone(): void {
  if (home === undefined) delete environment.TZ;
  else environment.TZ = home;
}
