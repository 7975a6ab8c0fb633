import { useEffect, useState } from 'react';
import type { NoticeCard } from 'contract/notice';
import { useInbox } from '@/entities/notice/inbox';
import { inboxOfPage } from './inbox-of-page';
import { readStored, removeStored, writeStored } from '@/ui/primitives/useStored';

const KEY = 'portico.alert';

type ShownAlert = Pick<NoticeCard, 'id' | 'title' | 'locale' | 'mustRead' | 'acknowledged'>;

interface PlacedAlert {
  alert: ShownAlert | null;
  /**
   * True if the alert is part of the page layout. An alert that arrives while the page is being read floats instead, so that
   * nothing moves.
   */
  placed: boolean;
  /** Removes the alert after the person has dismissed it. */
  remove: () => void;
}

/**
 * Returns the current urgent notice. The inbox usually loads after the first paint, so the last known alert is stored on this
 * device, per person, and is part of the layout from the first render of the next page.
 */
export function usePlacedAlert(person: string, pathname: string): PlacedAlert {
  const { inbox } = useInbox();
  const known = inbox ? inbox.alert : undefined;
  const [placed, setPlaced] = useState(() => {
    const withPage = inboxOfPage();
    return withPage ? withPage.alert : recall(person);
  });
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    if (known !== undefined) setPlaced(known);
  }
  useEffect(() => {
    if (known === null) removeStored(KEY);
    else if (known) writeStored(KEY, JSON.stringify(storedOf(person, known)));
  }, [known, person]);
  return {
    alert: known === undefined ? placed : known,
    placed: placed !== null,
    remove: () => {
      removeStored(KEY);
      setPlaced(null);
    },
  };
}

function storedOf(person: string, { id, title, locale, mustRead, acknowledged }: ShownAlert) {
  return { person, id, title, locale, mustRead, acknowledged };
}

function recall(person: string): ShownAlert | null {
  try {
    const stored = JSON.parse(readStored(KEY) ?? 'null') as (ShownAlert & { person: string }) | null;
    return stored?.person === person ? stored : null;
  } catch {
    // Any script may have written it.
    return null;
  }
}
