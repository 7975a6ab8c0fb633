import type { EligibilityCheck } from 'contract/welfare';

/** Answer to a question: yes or no, a number, or the text of an option; undefined while unanswered. */
export type Answer = boolean | number | string | undefined;

export interface Verdict {
  /** Indexes of the unanswered questions. While there are any, no verdict is shown. */
  open: number[];
  /** Reasons against eligibility, in the order of the questions. */
  against: string[];
}

export function judge(checks: readonly EligibilityCheck[], answers: readonly Answer[]): Verdict {
  const open = checks.flatMap((_, place) => (answers[place] === undefined ? [place] : []));
  const against = checks.filter((check, place) => answers[place] !== undefined && !speaksFor(check, answers[place]));
  return { open, against: against.map(({ otherwise }) => otherwise) };
}

function speaksFor(check: EligibilityCheck, answer: Answer): boolean {
  switch (check.kind) {
    case 'yes_no':
      return answer === check.expected;
    case 'number':
      return typeof answer === 'number' && answer >= (check.least ?? -Infinity) && answer <= (check.most ?? Infinity);
    case 'choice':
      return typeof answer === 'string' && check.accepted.includes(answer);
  }
}
