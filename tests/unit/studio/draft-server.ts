import type { CallAnswer, CallInput } from 'contract/api';
import type { DraftCalls, Outcome } from '@/features/studio/saving/draft-calls';
import { documentWith } from '../../factories/documents';

type Info = Pick<CallAnswer<'GET /api/manage/draft/info'>, 'document' | 'draft' | 'revision' | 'newer' | 'behind'>;
type SaveInput = CallInput<'POST /api/manage/draft/save'>;
type Draft = NonNullable<Info['draft']>;

interface Behaviour {
  /** `refused`: a request does not arrive; `lost`: its answer does not; `broken`: the server fails. */
  fault: 'none' | 'refused' | 'lost' | 'broken';
  /** Time until a request arrives, and again until its answer does. */
  delay: number;
}

const failureOf = (status: number, code: string) => ({ failure: { status, code, message: code } });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A server with one published item, which keeps the rules of versions (decision 135). */
export class DraftServer {
  private published = { revision: 3, document: documentWith({ markdown: 'One.\n\nTwo.\n\nThree.\n' }) };
  private draft: (Draft & { document: Info['document'] }) | null = null;
  private behaviour: Behaviour = { fault: 'none', delay: 5 };

  behave(behaviour: Behaviour): void {
    this.behaviour = behaviour;
  }

  read(): Info {
    const { document = this.published.document, ...draft } = this.draft ?? {};
    const { revision } = this.published;
    const isOutdated = this.draft !== null && this.draft.baseRevision !== revision;
    return structuredClone({
      document,
      draft: this.draft && (draft as Draft),
      revision,
      newer: isOutdated ? this.published.document : null,
      behind: [],
    });
  }

  publish(): void {
    if (this.draft?.baseRevision !== this.published.revision) return;
    this.published = { revision: this.published.revision + 1, document: this.draft.document };
    this.draft = null;
  }

  /** Returns the calls of a person's tab. They are never answered once it is closed. */
  callsOf(person: string, tab: { isOpen: boolean }): DraftCalls {
    return {
      save: (input) => this.answer(tab, () => this.save(input, person)),
      info: () => this.answer(tab, () => ({ answer: this.read() })),
    };
  }

  private async answer<T>(tab: { isOpen: boolean }, act: () => Outcome<T>): Promise<Outcome<T>> {
    const { fault, delay } = this.behaviour;
    await pause(delay);
    const outcome = fault === 'refused' || fault === 'broken' ? null : act();
    await pause(delay);
    if (!tab.isOpen) return new Promise(() => {});
    if (fault === 'broken') return failureOf(503, 'unavailable');
    return outcome === null || fault === 'lost' ? failureOf(0, 'request.unreachable') : outcome;
  }

  private save(
    { document, version, baseRevision }: SaveInput,
    person: string,
  ): Outcome<CallAnswer<'POST /api/manage/draft/save'>> {
    const bases = [this.published.revision, ...(this.draft ? [this.draft.baseRevision] : [])];
    if ((this.draft?.version ?? null) !== version || !bases.includes(baseRevision)) return failureOf(409, 'draft.conflict');
    const savedAt = new Date().toISOString();
    const saved = { version: (version ?? 0) + 1, baseRevision, savedAt, savedBy: { id: person, name: person } };
    this.draft = { ...saved, document: structuredClone(document) };
    return { answer: { ...saved, behind: [] } };
  }
}
