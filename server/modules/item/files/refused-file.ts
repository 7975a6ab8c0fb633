import { ContentError, type Reason } from '../markdown/content-error';

/** Error of a file whose type is not accepted, whose content is of another type than its name says, or that contains malware. */
export class RefusedFile extends ContentError {
  constructor(
    readonly problem: 'unsupported' | 'mismatch' | 'infected',
    reason: Reason,
  ) {
    super(reason);
  }
}
