/** Name of the channel on which tabs announce what happens to the session (lib/session/session-events.ts). */
export const SESSION_CHANNEL = 'portico.session';
