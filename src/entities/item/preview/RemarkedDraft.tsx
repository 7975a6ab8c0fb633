import { useState, type RefObject } from 'react';
import type { ItemDetail } from 'contract/item';
import type { Remark } from 'contract/remark';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { useUnsavedWork } from '@/lib/session/unsaved-work';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useMediaQuery } from '../../../ui/primitives/useMediaQuery';
import { findBlock } from './block-anchor';
import { RemarkForm } from './RemarkForm';
import { RemarkLayer } from './RemarkLayer';
import { RemarkPanel } from './RemarkPanel';
import styles from './Remarks.module.css';
import { useArticleBlocks } from './useArticleBlocks';
import type { Remarks } from './useRemarks';

interface RemarkedDraftProps {
  /** Element with the page of the draft, which must be positioned. */
  page: RefObject<HTMLElement | null>;
  item: Pick<ItemDetail, 'body' | 'locale'>;
  remarks: Remarks;
  /** True if wide windows have a column for the remarks only while there is something in it. */
  folds?: boolean;
}

/** Buttons for remarks beside the blocks of a draft, and the list of the remarks. */
export function RemarkedDraft({ page, item: { body, locale }, remarks, folds = false }: RemarkedDraftProps) {
  const { t } = useTranslation('preview');
  const isWide = useMediaQuery('(min-width: 1200px)');
  const blocks = useArticleBlocks(page, body);
  const [subject, setSubject] = useState<RemarkSubject | null>(null);
  const { textOf, keep, isEmpty } = useUnsentTexts();
  useUnsavedWork(!isEmpty);
  const [shown, setShown] = useState<number | null>(null);
  const quotes = blocks.map(({ quote }) => quote);
  const placeOf = (remark: Remark) => (remark.block && remark.locale === locale ? findBlock(quotes, remark.block) : null);
  const places = (remarks.data?.remarks ?? []).filter(({ resolved }) => !resolved).map(placeOf);
  const close = () => {
    setSubject(null);
  };
  const form = subject && (
    <>
      {subject.quote && <p className={styles.quote}>{t('quote', { text: subject.quote })}</p>}
      <RemarkForm
        key={String(subject.index)}
        label={t(subject.index === null ? 'newOnPage' : 'newOnBlock')}
        action={t('send')}
        text={textOf(subject)}
        onType={(text) => {
          keep(subject, text);
        }}
        onSend={(text) => remarks.create(text, subject.index === null ? null : { index: subject.index, quote: subject.quote })}
        onDone={() => {
          keep(subject, '');
          close();
        }}
      />
    </>
  );
  return (
    <>
      <RemarkLayer
        page={page}
        blocks={blocks}
        counts={blocks.map((_, index) => places.filter((place) => place === index).length)}
        marked={subject?.index ?? shown}
        onRemark={(index) => {
          setSubject({ index, quote: quotes[index] ?? '' });
        }}
      />
      <RemarkPanel
        remarks={remarks}
        placeOf={placeOf}
        onShow={(place) => {
          setShown(place);
          blocks[place]?.element.scrollIntoView({ block: 'center' });
        }}
        onBegin={() => {
          setSubject({ index: null, quote: '' });
        }}
        form={isWide ? form : null}
        folds={folds && isWide}
      />
      {!isWide && subject && (
        <Dialog title={t(subject.index === null ? 'remarkOnPage' : 'remark')} onClose={close}>
          {form}
        </Dialog>
      )}
    </>
  );
}

/** Subject of a new remark: a block with this quote, or the whole page. */
interface RemarkSubject {
  index: number | null;
  quote: string;
}

/** Keeps what was typed about each block and the page until it is sent or discarded, so that another form loses nothing. */
function useUnsentTexts() {
  const [texts, setTexts] = useState<ReadonlyMap<number | null, string>>(new Map());
  return {
    textOf: ({ index }: RemarkSubject): string => texts.get(index) ?? '',
    keep: ({ index }: RemarkSubject, text: string) => {
      setTexts((present) => new Map(present).set(index, text));
    },
    isEmpty: [...texts.values()].every((text) => text.trim() === ''),
  };
}
