import { useState } from 'react';
import { LOCALES } from 'contract/core/locale';
import type { ItemDocument } from 'contract/document';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { OptionalPart } from '@/ui/states/OptionalPart';
import { loadQuestions } from '../../questions/load-parts';
import { errorsIn, type Check } from '../checks/checks';
import { CheckList } from '../checks/CheckList';
import type { ChangeDocument } from '../document-edits';
import { PanelSection } from './PanelSection';

interface ChecksSectionProps {
  checks: readonly Check[];
  /** Shows the place that a check is about. */
  onShow: (check: Check) => void;
  document: ItemDocument;
  change: ChangeDocument;
}

/** Section with the findings in the document, of which errors must be corrected before publishing, and its questions to answer. */
export function ChecksSection({ checks, onShow, document, change }: ChecksSectionProps) {
  const { t } = useTranslation('itemEditor');
  const [isOpened, setOpened] = useState(false);
  const [unanswered, setUnanswered] = useState(0);
  const count = checks.length + unanswered;
  const hasQuestions = LOCALES.some((locale) => document.texts[locale]?.questions?.length);
  return (
    <PanelSection
      title={t('section.checks')}
      note={count ? t('checks.count', { count }) : t('checks.none')}
      isWarning={count > 0}
      open={errorsIn(checks) > 0}
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
