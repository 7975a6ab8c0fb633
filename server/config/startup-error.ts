/** Reason why the server cannot start, in one line for the person who starts it. */
export class StartupError extends Error {}
