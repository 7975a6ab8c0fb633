import { Gauge, type Registry } from 'prom-client';
import type { WatchedStandby } from '../db/standby/standby';

/** Adds how far the standby is behind, and whether it is used, to the metrics. */
export function observeStandby(registry: Registry, standby: Pick<WatchedStandby, 'state'>): void {
  const registers = [registry];
  const lag = new Gauge({
    name: 'portico_standby_lag_bytes',
    help: 'Bytes that the primary has stored and the standby does not show; NaN if unknown',
    registers,
    collect: () => {
      lag.set(standby.state().lagBytes);
    },
  });
  const isUsed = new Gauge({
    name: 'portico_standby_used',
    help: '1 if reads use the standby, 0 if all go to the primary',
    registers,
    collect: () => {
      isUsed.set(standby.state().isUsed ? 1 : 0);
    },
  });
}
