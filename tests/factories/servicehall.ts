import { makeService, type ServiceSeed } from '../../mock/data/service-factory';
import { portal } from '../setup/portal';

/** The service hall holds these services and no others. */
export function onlyServices(...seeds: ServiceSeed[]): void {
  portal().services = seeds.map(makeService);
}

/** A service with this English title. */
export const titled = (title: string, seed: ServiceSeed = {}): ServiceSeed => ({ ...seed, texts: { 'en-US': { title } } });
