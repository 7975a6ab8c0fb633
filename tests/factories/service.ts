import { makeService } from '../../mock/data/factories';
import { onlyItems } from './items';

type ServiceSeed = NonNullable<Parameters<typeof makeService>[0]>;

/** The service hall holds these services and no others. */
export const onlyServices = (...seeds: ServiceSeed[]): void => {
  onlyItems('service', ...seeds.map(makeService));
};

/** A service with this English title. */
export const titled = (title: string, seed: ServiceSeed = {}): ServiceSeed => ({ ...seed, texts: { 'en-US': { title } } });
