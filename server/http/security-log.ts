import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

const MESSAGES = {
  'sign-in': 'signed in',
  'sign-in-failed': 'sign-in failed',
  'sign-out': 'signed out',
  'refresh-failed': 'renewal of a session refused',
  'access-refused': 'access refused',
  'malware-refused': 'file with malware refused',
  'session-revoked': 'session ended',
  'provider-sign-out-failed': 'sign-out by the identity provider refused',
  'feed-revoked': 'feed address ended',
  'preview-link-revoked': 'preview links ended',
} as const;

/**
 * Change of a person's access, attempt at one, or access that was refused. Contains only ids and fixed words, never tokens, email
 * addresses or titles.
 */
interface SecurityEvent {
  action: keyof typeof MESSAGES;
  /** Id of the person whose access changes, or who revokes a preview link; null if unknown. */
  person: string | null;
  /** Issuer of the identity provider or user centre of the sign-in or the attempt. */
  provider: string;
  reason?: string;
  session?: string;
  feed?: string;
  /** Key of the item of revoked preview links, and the number of links. */
  item?: number;
  links?: number;
}

export type SecurityLog = (event: SecurityEvent) => void;

/**
 * Returns a function that writes one line per event, with `event: "security"` for filtering and the caller's address (null
 * outside of requests). The lines are written at every log level except `silent`.
 */
export function securityLog(log: FastifyBaseLogger, address: string | null): SecurityLog {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const lines = log.child({ event: 'security', address }, { level });
  return (event) => {
    lines[/-(failed|refused)$/.test(event.action) ? 'warn' : 'info'](event, MESSAGES[event.action]);
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Called for each event of a request. */
    onSecurityEvent?: (event: SecurityEvent) => void;
  }
}

/** Returns the log of a request's events, which are passed on to the metrics too. */
export function securityLogOf({ log, ip, server }: FastifyRequest): SecurityLog {
  const write = securityLog(log, ip);
  return (event) => {
    write(event);
    server.onSecurityEvent?.(event);
  };
}
