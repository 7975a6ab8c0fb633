// Both are in one chunk, so that the summary is already loaded when a page with questions is published.
export { QuestionsPart } from './QuestionsPart';
export { QuestionSummary } from './QuestionSummary';
