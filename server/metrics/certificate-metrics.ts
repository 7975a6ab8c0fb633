import { Gauge, type Registry } from 'prom-client';
import type { WatchedCertificate } from '../tls/https-server';

/** Adds the time at which the certificate of the server expires to the metrics. */
export function observeCertificate(registry: Registry, certificate: Pick<WatchedCertificate, 'current'>): void {
  const expiry = new Gauge({
    name: 'portico_certificate_expiry_timestamp_seconds',
    help: 'Time at which the certificate of the server expires',
    registers: [registry],
    collect: () => {
      expiry.set(certificate.current().expiresAt.getTime() / 1000);
    },
  });
}
