import { z } from 'zod';

/** Modes of review in ascending strictness: drafts are reviewed never, on request, or before every publication. */
const REVIEW_MODES = ['off', 'optional', 'required'] as const;
export const reviewMode = z.enum(REVIEW_MODES);
export type ReviewMode = z.infer<typeof reviewMode>;

/** Returns the strictest of several modes; `off` for none. */
export const strictestMode = (modes: readonly ReviewMode[]): ReviewMode =>
  REVIEW_MODES[Math.max(0, ...modes.map((mode) => REVIEW_MODES.indexOf(mode)))] ?? 'off';
