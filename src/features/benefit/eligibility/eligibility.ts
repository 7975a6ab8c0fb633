import type { EligibilityCheck } from 'contract/welfare';

/** Yes or no, a number, or the text of an option; nothing while a question is open. */
export type Answer = boolean | number | string | undefined;

export interface Verdict {
  /** Places of the questions without an answer. While there are any, nothing is said of being entitled. */
  open: number[];
  /** Reasons against entitlement, in the order of the questions. */
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
