import { useTranslation } from '@/lib/i18n/useTranslation';
import type { Check } from '../checks';
import type { DraftFiles } from '../useDraftFiles';
import { AudienceSection } from './AudienceSection';
import { ChecksSection } from './ChecksSection';
import { DetailsSection } from './DetailsSection';
import { FilesSection } from './FilesSection';
import { TimeSection } from './TimeSection';
import { WhereSection, type SectionProps } from './WhereSection';
import styles from './Panel.module.css';

/** Panel beside the texts with everything else that an item has. */
export function EditorPanel({ files, checks, ...section }: SectionProps & { files: DraftFiles; checks: readonly Check[] }) {
  const { t } = useTranslation('itemEditor');
  return (
    <aside aria-label={t('panel')} className={styles.panel}>
      <WhereSection {...section} />
      <DetailsSection {...section} />
      <AudienceSection {...section} />
      <TimeSection {...section} />
      <FilesSection files={files} />
      <ChecksSection checks={checks} />
    </aside>
  );
}
