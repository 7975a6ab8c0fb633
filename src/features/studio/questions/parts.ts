// One chunk, so that the questions are there when a page that has some is about to be published.
export { QuestionsPart } from './QuestionsPart';
export { QuestionSummary } from './QuestionSummary';
