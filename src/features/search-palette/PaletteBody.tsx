import '@/lib/i18n/texts/palette';
import { useEffect } from 'react';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { countOpening } from '@/entities/item/actions/count-opening';
import { BestAction } from './BestAction';
import { PaletteFooter } from './PaletteFooter';
import { PaletteGroups } from './PaletteGroups';
import type { PaletteOption } from './palette-option';
import { PaletteStatus } from './PaletteStatus';
import { useFoundGroups } from './useFoundGroups';
import { usePaletteKeys, type KeyHandler } from './usePaletteKeys';
import { usePaletteAnswers } from './usePaletteAnswers';
import { useStartGroups } from './useStartGroups';
import styles from './PaletteBody.module.css';

interface PaletteBodyProps {
  query: string;
  listId: string;
  /** Receives the handler of the text field's keys. */
  keysRef: KeyHandler;
  /** Called with the id of the active option, which the text field names. */
  onActive: (id: string | undefined) => void;
  onOpen: (href: string) => void;
  onSearch: (query: string) => void;
  /** Called when the recent searches are removed, with the button that did so. */
  onForget: () => void;
}

/** Shows what the palette offers, below its text field. */
export function PaletteBody({ query, listId, keysRef, onActive, onOpen, onSearch, onForget }: PaletteBodyProps) {
  const { t } = useTranslation(['palette', 'shell']);
  const start = useStartGroups();
  const answers = usePaletteAnswers(query);
  const { loading, failed } = answers;
  const forget =
    start.forget &&
    (() => {
      start.forget?.();
      onForget();
    });
  const found = useFoundGroups(query, answers);
  const best = query ? found.best : null;
  const groups = query ? found.groups : start.groups;
  const options = [...(best ? [best.option] : []), ...groups.flatMap((group) => group.options)];
  const choose = (option: PaletteOption | undefined) => {
    if (option?.href !== undefined) onOpen(option.href);
    else if (option?.query !== undefined) onSearch(option.query);
  };
  const url = loading ? null : (best?.url ?? null);
  const active = usePaletteKeys({
    ...{ query, keysRef, keys: options.map(({ key }) => key) },
    // Enter must not open the answer to an older query.
    first: best && !loading ? 0 : -1,
    onChoose: (index) => {
      choose(options[index]);
    },
    onAction:
      !best || url === null
        ? undefined
        : () => {
            countOpening(best);
            window.open(url, '_blank', 'noopener');
          },
  });
  const activeId = active >= 0 ? `${listId}-${active}` : undefined;
  useEffect(() => {
    onActive(activeId);
  }, [activeId, onActive]);
  return (
    <>
      <div className={styles.scroll}>
        {best && url !== null && <BestAction best={best} url={url} />}
        <PaletteGroups {...{ listId, best, groups, active, query }} label={t('shell:search.label')} onChoose={choose} />
        <PaletteStatus {...{ query, failed }} loading={query ? loading : start.loading} count={options.length} />
      </div>
      <PaletteFooter hasAction={url !== null} forget={query ? undefined : forget} />
    </>
  );
}
