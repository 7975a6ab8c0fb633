import { useState } from 'react';
import { LOCALES } from 'contract/core/locale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DeferredPart } from '@/ui/states/DeferredPart';
import type { LanguagesSectionProps } from './passages-behind';
import { PanelSection } from './PanelSection';

const loadPassages = async () => ({ default: (await import('./StalePassages')).StalePassages });

/** Section with the stale passages of an item in two languages. Renders nothing for an item in one language. */
export function LanguagesSection(props: LanguagesSectionProps) {
  const { t } = useTranslation('itemEditor');
  const { document, behind } = props;
  /** True once the section was opened or a passage was stale; the code of the list loads then. */
  const [isNeeded, setNeeded] = useState(false);
  if (behind.length > 0 && !isNeeded) setNeeded(true);
  if (!LOCALES.every((locale) => document.texts[locale])) return null;
  return (
    <PanelSection
      title={t('section.languages')}
      note={
        behind.length
          ? t('behindNote', { count: behind.length })
          : LOCALES.map((locale) => t(`language.${locale}`)).join(t('between'))
      }
      isWarning={behind.length > 0}
      onOpen={() => {
        setNeeded(true);
      }}
    >
      {isNeeded && (
        <DeferredPart load={loadPassages} waiting={null}>
          {(Passages) => <Passages {...props} />}
        </DeferredPart>
      )}
    </PanelSection>
  );
}
