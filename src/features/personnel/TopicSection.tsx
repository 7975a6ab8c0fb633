import { useId } from 'react';
import type { ItemLink } from 'contract/item';
import type { Topic } from 'contract/personnel';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Glyph } from '@/entities/glyph/Glyph';
import { ItemLinks } from '@/entities/item/list/ItemLinks';
import { SectionHead } from '@/ui/primitives/SectionHead';
import { classificationPath } from '@/lib/paths';
import styles from './TopicSection.module.css';

/** Section of a topic: its most viewed guides and its policies side by side, and a link to all of them. */
export function TopicSection({ topic: { id, name, glyph, count, guides, policies } }: { topic: Topic }) {
  const { t } = useTranslation('personnel');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={name}
        glyph={<Glyph name={glyph} hue="personnel" />}
        all={{
          to: classificationPath('personnel', id),
          text: t('topic.all', { count, formatted: formatNumber(count), topic: name }),
        }}
      />
      <div className={styles.kinds}>
        <PagesOfKind title={t('kinds.guide')} items={guides} />
        <PagesOfKind title={t('kinds.policy')} items={policies} />
      </div>
    </section>
  );
}

function PagesOfKind({ title, items }: { title: string; items: readonly ItemLink[] }) {
  const titleId = useId();
  if (!items.length) return null;
  return (
    <div className={styles.kind}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ItemLinks items={items} labelledBy={titleId} summaries />
    </div>
  );
}
