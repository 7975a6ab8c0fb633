import type { Remark } from 'contract/remark';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Remarks } from '@/entities/item/preview/useRemarks';
import type { Check } from '../checks/checks';
import type { DraftFiles } from '../useDraftFiles';
import { AudienceSection } from './AudienceSection';
import { ChecksSection } from './ChecksSection';
import { DetailsSection } from './DetailsSection';
import { FilesSection } from './FilesSection';
import { LanguagesSection } from './LanguagesSection';
import type { LanguagesSectionProps } from './passages-behind';
import { TimeSection } from './TimeSection';
import { RemarksSection } from './RemarksSection';
import { WhereSection, type SectionProps } from './WhereSection';
import styles from './Panel.module.css';

interface EditorPanelProps extends SectionProps, Pick<LanguagesSectionProps, 'behind' | 'onStillRight' | 'onShowPlace'> {
  files: DraftFiles;
  checks: readonly Check[];
  onShowCheck: (check: Check) => void;
  remarks: Remarks;
  /** True in a sheet, where the first section is closed too, so that all sections are visible at once. */
  isSheet: boolean;
  onShowRemark: (remark: Remark) => void;
}

/** Panel beside the texts with everything else that an item has. */
export function EditorPanel({ files, checks, onShowCheck, remarks, onShowRemark, isSheet, ...section }: EditorPanelProps) {
  const { t } = useTranslation('itemEditor');
  return (
    <aside aria-label={t('panel')} className={styles.panel}>
      <RemarksSection remarks={remarks} onShow={onShowRemark} />
      <WhereSection {...section} isOpen={!isSheet} />
      <DetailsSection {...section} />
      <AudienceSection {...section} />
      <TimeSection {...section} />
      <FilesSection document={section.document} files={files} />
      <LanguagesSection {...section} />
      <ChecksSection checks={checks} onShow={onShowCheck} document={section.document} change={section.change} />
    </aside>
  );
}
