import type { Attachment } from '../../contract/item';
import type { Locale } from '../../contract/locale';
import type { Handling } from '../../contract/servicehall';

/** What a person reads of a service, in one language. The body is the HTML that a server would have made. */
export interface ServiceText {
  title: string;
  summary: string;
  body: string;
  keywords: string[];
  who: string | null;
  duration: string | null;
  cost: string | null;
  hours: string | null;
  place: string | null;
  steps: string[];
  materials: string[];
}

export interface MockService {
  id: string;
  department: string | null;
  classificationIds: string[];
  handling: Handling | null;
  url: string | null;
  hotline: string | null;
  contact: string | null;
  texts: Partial<Record<Locale, ServiceText>>;
  attachments: (Attachment & { bytes: string })[];
  publishedAt: string | null;
  updatedAt: string;
  views: number;
  shareCount: number;
  useful: { yes: number; no: number };
  revision: number;
}

type ServiceTextSeed = Partial<ServiceText> & { title: string };
export type ServiceSeed = Partial<Omit<MockService, 'texts'>> & { texts?: Partial<Record<Locale, ServiceTextSeed>> };

let made = 0;

/** A published service; what a test does not care about is filled in. */
export function makeService({ texts, ...seed }: ServiceSeed = {}): MockService {
  made += 1;
  return {
    id: `service-${made}`,
    department: null,
    classificationIds: [],
    handling: null,
    url: null,
    hotline: null,
    contact: null,
    attachments: [],
    publishedAt: '2026-03-02T08:00:00.000Z',
    updatedAt: '2026-03-02T08:00:00.000Z',
    views: 0,
    shareCount: 0,
    useful: { yes: 0, no: 0 },
    revision: 1,
    ...seed,
    texts: mapTexts(texts ?? { 'en-US': { title: `Service ${made}` } }),
  };
}

const mapTexts = (seeds: NonNullable<ServiceSeed['texts']>): MockService['texts'] =>
  Object.fromEntries(Object.entries(seeds).map(([locale, seed]) => [locale, makeText(seed)]));

const makeText = (seed: ServiceTextSeed): ServiceText => ({
  summary: '',
  body: '',
  keywords: [],
  who: null,
  duration: null,
  cost: null,
  hours: null,
  place: null,
  steps: [],
  materials: [],
  ...seed,
});

/** A small text file as an attachment. */
export function makeAttachment(id: string, name: string, bytes: string): MockService['attachments'][number] {
  // A made-up digest: nothing reads a mock's bytes against it.
  return {
    id,
    name,
    type: 'text/plain',
    size: new TextEncoder().encode(bytes).length,
    sha256: id.replaceAll('-', '').padEnd(64, '0'),
    bytes,
  };
}
