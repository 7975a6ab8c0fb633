import type { ComponentType } from 'react';
import type { QuestionsPart } from './QuestionsPart';
import type { QuestionSummary } from './QuestionSummary';

type Loaded<P> = Promise<{ default: P extends ComponentType<infer Props> ? ComponentType<Props> : never }>;

/** Loads the part of the editor with which questions are written. */
export const loadQuestions = async (): Loaded<typeof QuestionsPart> => ({
  default: (await import('./parts')).QuestionsPart,
});

/** Loads the list of questions before publishing. */
export const loadSummary = async (): Loaded<typeof QuestionSummary> => ({
  default: (await import('./parts')).QuestionSummary,
});
