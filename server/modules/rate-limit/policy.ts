import { isIPv6 } from 'node:net';
import type { Limit } from '../../../contract/core/endpoint';

/** Limit of `burst` calls at once, and then `perMinute` calls per minute. */
export interface Figure {
  burst: number;
  perMinute: number;
}

/**
 * Limits by endpoint group. `person` applies to one person, or to one browser before sign-in: several times normal use. `address`
 * applies to everyone behind one address, which may be the router of a whole company: thousands of people. Endpoints that only
 * signed-in people can call can do without `address`: nobody can escape their own count. A sign-in is three or four calls of `login`.
 */
export const FIGURES: Record<Limit, { person: Figure; address?: Figure }> = {
  login: { person: { burst: 60, perMinute: 30 }, address: { burst: 6_000, perMinute: 3_000 } },
  // The identity provider sends one call for each session that ends there, at worst those of a whole company at once.
  provider: { person: { burst: 6_000, perMinute: 3_000 }, address: { burst: 6_000, perMinute: 3_000 } },
  refresh: { person: { burst: 30, perMinute: 20 }, address: { burst: 10_000, perMinute: 6_000 } },
  search: { person: { burst: 60, perMinute: 60 }, address: { burst: 6_000, perMinute: 6_000 } },
  suggest: { person: { burst: 120, perMinute: 240 }, address: { burst: 12_000, perMinute: 12_000 } },
  // Feed readers mostly send no cookie, and those of a whole company may share one address.
  feed: { person: { burst: 60, perMinute: 60 }, address: { burst: 6_000, perMinute: 3_000 } },
  home: { person: { burst: 60, perMinute: 60 } },
  feedback: { person: { burst: 30, perMinute: 30 } },
  // Each download is a whole zip.
  download: { person: { burst: 20, perMinute: 10 } },
  // A page may show dozens of pictures, and a browser requests each of them again at each visit.
  file: { person: { burst: 600, perMinute: 300 } },
  // The editor saves two seconds after the last key.
  save: { person: { burst: 60, perMinute: 60 } },
  upload: { person: { burst: 100, perMinute: 60 }, address: { burst: 2_000, perMinute: 1_000 } },
};

const MINUTE_MS = 60_000;

/** Returns the time that one call uses up, in milliseconds: the sustained interval between calls. */
export const costMs = ({ perMinute }: Figure): number => MINUTE_MS / perMinute;
/** Returns the maximum time by which used-up call time may run ahead of the clock, in milliseconds. */
export const roomMs = (figure: Figure): number => figure.burst * costMs(figure);

/**
 * Returns the unit that address limits count: an IPv4 address, or the 64-bit network of an IPv6 address, within which a customer
 * can use any address.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail] = plain.split('::');
  const parts = (text = ''): string[] => (text ? text.split(':') : []);
  const [left, right] = [parts(head), parts(tail)];
  // An IPv4 address at the end replaces two groups.
  const length = left.length + right.length + (plain.includes('.') ? 1 : 0);
  const whole = [...left, ...Array<string>(Math.max(0, 8 - length)).fill('0'), ...right];
  return `${whole
    .slice(0, 4)
    .map((part) => parseInt(part, 16).toString(16))
    .join(':')}::/64`;
}
