import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

const MESSAGES = {
  'sign-in': 'signed in',
  'sign-in-failed': 'sign-in failed',
  'sign-out': 'signed out',
  'refresh-failed': 'renewal of a session refused',
  'session-revoked': 'session ended',
  'feed-revoked': 'feed address ended',
  'preview-link-revoked': 'preview links ended',
} as const;

/** A change of who has access, or an attempt at one. Ids and fixed words only: never a token, an email address or a title. */
interface SecurityEvent {
  action: keyof typeof MESSAGES;
  /** Id of the person whose access it is, or who ends a preview link; null when unknown. */
  person: string | null;
  /** Issuer of the identity provider or user centre that the person signed in at, or tried to. */
  provider: string;
  reason?: string;
  session?: string;
  feed?: string;
  /** Key of the item that preview links led to, and their number. */
  item?: number;
  links?: number;
}

export type SecurityLog = (event: SecurityEvent) => void;

/**
 * Returns a function that writes one line for each event, with `event: "security"` to filter by and the caller's address (null when
 * nobody called). The lines are written at every level of the log but `silent`.
 */
export function securityLog(log: FastifyBaseLogger, address: string | null): SecurityLog {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const lines = log.child({ event: 'security', address }, { level });
  return (event) => {
    lines[event.action.endsWith('-failed') ? 'warn' : 'info'](event, MESSAGES[event.action]);
  };
}

export const securityLogOf = ({ log, ip }: FastifyRequest): SecurityLog => securityLog(log, ip);
