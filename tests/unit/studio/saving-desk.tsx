import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ItemDocument } from 'contract/document';
import '@/lib/i18n/texts/studio';
import { ConflictDialog } from '@/features/studio/saving/ConflictDialog';
import { SaveProblem, SaveStatus } from '@/features/studio/saving/SaveStatus';
import { SavingNotices } from '@/features/studio/saving/SavingNotices';
import type { DraftInfo } from '@/features/studio/saving/draft-work';
import { useDraftSaving } from '@/features/studio/saving/useDraftSaving';
import { request } from '@/lib/api/request';
import { startI18n } from '@/lib/i18n/i18n';
import { markdownOf, withMarkdown } from '../../factories/documents';
import { portal } from '../../setup/portal';

const ITEM = { area: 'service', id: 'annual-leave' } as const;

/** The parts of saving around one text field, as in an editor. */
function SavingDesk({ opened, person }: { opened: DraftInfo; person: string }) {
  const saving = useDraftSaving({ opened, person });
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <SaveStatus saving={saving} />
      <SaveProblem
        saving={saving}
        onChoose={() => {
          setIsChoosing(true);
        }}
      />
      <SavingNotices saving={saving} />
      <textarea
        aria-label="Body"
        value={markdownOf(saving.document)}
        onChange={({ target }) => {
          saving.change((document) => withMarkdown(document, target.value));
        }}
      />
      {isChoosing && saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          labelOf={(path) => path.join(' ')}
          onResolve={saving.resolve}
          onClose={() => {
            setIsChoosing(false);
          }}
        />
      )}
    </>
  );
}

/** Opens the item in a tab as a person; returns a function that closes the tab. */
export async function openDesk(person: string): Promise<() => void> {
  await startI18n();
  const opened = await request('GET /api/manage/draft/info', ITEM);
  if (!opened) throw new Error('the item cannot be read');
  const { unmount } = render(<SavingDesk opened={opened} person={person} />);
  await wait(50);
  return unmount;
}

export const body = (): HTMLTextAreaElement => screen.getByLabelText('Body');

export function type(markdown: string): void {
  fireEvent.change(body(), { target: { value: markdown } });
}

/** Lets time pass, with everything that happens meanwhile. */
export const wait = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

const key = `${ITEM.area} ${ITEM.id}`;

export const savedBody = (): string | undefined => {
  const saved = portal().savedDrafts.get(key);
  return saved && markdownOf(saved.document);
};

/** Saves the draft as another editor. */
export function saveElsewhere(update: (document: ItemDocument) => ItemDocument): void {
  const saved = portal().savedDrafts.get(key);
  if (!saved) throw new Error('there is no draft');
  const savedBy = { id: 'tom', name: 'Tom Berger' };
  portal().savedDrafts.set(key, { ...saved, savedBy, document: update(saved.document), version: saved.version + 1 });
}

/** Discards the draft as another editor. */
export function discardElsewhere(): void {
  portal().savedDrafts.delete(key);
  portal().drafts = portal().drafts.filter(({ area, id }) => area !== ITEM.area || id !== ITEM.id);
}
