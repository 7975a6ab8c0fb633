import { useState } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { OptionalPart } from '@/ui/states/OptionalPart';
import type { QuestionsPart } from '../../questions/QuestionsPart';
import type { Check } from '../checks/checks';
import type { ChangeDocument } from '../document-edits';
import { PanelSection } from './PanelSection';
import styles from './Panel.module.css';

interface ChecksSectionProps {
  checks: readonly Check[];
  /** Shows the place that a check is about. */
  onShow: (check: Check) => void;
  document: ItemDocument;
  change: ChangeDocument;
}

const loadQuestions = async (): Promise<{ default: typeof QuestionsPart }> => ({
  default: (await import('../../questions/QuestionsPart')).QuestionsPart,
});

/** Problems of the document, of which errors must be mended before publishing, and the questions that it must answer. */
export function ChecksSection({ checks, onShow, document, change }: ChecksSectionProps) {
  const { t } = useTranslation('itemEditor');
  const [isOpened, setOpened] = useState(false);
  const [unanswered, setUnanswered] = useState(0);
  const errors = checks.filter(({ weight }) => weight === 'error').length;
  const count = checks.length + unanswered;
  const hasQuestions = LOCALES.some((locale) => document.texts[locale]?.questions?.length);
  return (
    <PanelSection
      title={t('section.checks')}
      note={count ? t('checks.count', { count }) : t('checks.none')}
      open={errors > 0}
      onOpen={() => {
        setOpened(true);
      }}
    >
      <CheckList checks={checks} onShow={onShow} />
      {(isOpened || hasQuestions) && (
        <OptionalPart
          load={loadQuestions}
          onFailure={() => {
            setOpened(false);
          }}
        >
          {(Part) => <Part document={document} change={change} onUnanswered={setUnanswered} />}
        </OptionalPart>
      )}
    </PanelSection>
  );
}

function CheckList({ checks, onShow }: Pick<ChecksSectionProps, 'checks' | 'onShow'>) {
  const { t } = useTranslation('itemEditor');
  if (!checks.length) return null;
  return (
    <ul className={styles.checks} aria-label={t('section.checks')}>
      {checks.map((check, index) => {
        const { kind, weight, locale, detail = '' } = check;
        const finding = t(`check.${kind}`, { detail });
        return (
          <li key={`${kind} ${locale ?? ''} ${detail} ${index}`} className={styles.check} data-weight={weight}>
            <span>
              {finding}
              {locale && <span className="meta"> {t(`language.${locale}`)}</span>}
            </span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={t('checks.showFinding', { finding })}
              onClick={() => {
                onShow(check);
              }}
            >
              {t('checks.show')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
