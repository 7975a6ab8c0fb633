import { useState } from 'react';
import { LOCALES } from 'contract/core/locale';
import { PersonCard } from '@/entities/person/PersonCard';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { previewOf, type EntryDraft } from './entry-draft';
import styles from './EntryDialog.module.css';

/** Shows the card of a person or desk as readers will see it, in either language. */
export function EntryPreview({ draft }: { draft: EntryDraft }) {
  const { t } = useTranslation(['directory', 'studio']);
  const [locale, setLocale] = useState(useInterfaceLocale());
  const person = previewOf(draft, locale);
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <SegmentedChoice
        label={t('preview.language')}
        quiet
        value={locale}
        options={LOCALES.map((value) => ({ value, text: t(`studio:language.${value}`) }))}
        onChoose={setLocale}
      />
      <div className={styles.stage} lang={locale}>
        <div className={styles.card}>
          <PersonCard person={{ ...person, name: person.name || t('preview.empty') }} />
        </div>
      </div>
      <p className="meta">{t('preview.intro')}</p>
    </section>
  );
}
