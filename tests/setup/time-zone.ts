import { runInThisContext } from 'node:vm';

/** Environment that the clock reads; `process.env` in a test is a copy of it. */
const environment = runInThisContext('process.env') as NodeJS.ProcessEnv;
const home = environment.TZ;

/** Sets the time zone of this process. `leaveTimeZone` restores it. */
export function enterTimeZone(zone: string): void {
  environment.TZ = zone;
}

export function leaveTimeZone(): void {
  if (home === undefined) delete environment.TZ;
  else environment.TZ = home;
}
