import { makeService } from '../../mock/data/factories';
import { onlyItems } from './items';

type ServiceSeed = NonNullable<Parameters<typeof makeService>[0]>;

/** Replaces all services. */
export const onlyServices = (...seeds: ServiceSeed[]): void => {
  onlyItems('service', ...seeds.map(makeService));
};

/** Returns a service seed with this English title. */
export const titled = (title: string, seed: ServiceSeed = {}): ServiceSeed => ({ ...seed, texts: { 'en-US': { title } } });
