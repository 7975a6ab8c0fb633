import { useId } from 'react';
import type { Attachment, ItemRef } from 'contract/item';
import { attachmentPath } from 'contract/core/paths';
import { formatBytes } from '@/lib/i18n/format';
import { allAttachmentsPath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { AsideSection } from '../../../ui/primitives/AsideSection';
import { Icon } from '../../../ui/primitives/Icon';
import styles from './AttachmentList.module.css';

interface AttachmentListProps {
  item: ItemRef;
  attachments: Attachment[];
}

/** Returns the file type as shown to people: the file name's extension in capitals, or an empty string. */
const endingOf = (name: string): string => /\.([^.]{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';

export function AttachmentList({ item, attachments }: AttachmentListProps) {
  const { t } = useTranslation('item');
  const titleId = useId();
  if (!attachments.length) return null;
  return (
    <AsideSection title={t('attachments.title')}>
      <ul className={styles.list}>
        {attachments.map(({ id, name, size }) => (
          <li key={id} className={styles.file}>
            <span className={styles.type} aria-hidden="true">
              {endingOf(name) || <Icon name="file" />}
            </span>
            <a
              className={`cover-link ${styles.name}`}
              href={attachmentPath(id)}
              download={name}
              aria-describedby={`${titleId}-${id}`}
            >
              {name}
            </a>
            <span id={`${titleId}-${id}`} className={styles.size}>
              {[endingOf(name), formatBytes(size)].filter(Boolean).join(' · ')}
            </span>
            <Icon name="download" />
          </li>
        ))}
      </ul>
      {attachments.length > 1 && (
        <a className={`button ${styles.all}`} href={allAttachmentsPath(item)} download>
          <Icon name="download" />
          {t('attachments.all', { count: attachments.length })}
        </a>
      )}
    </AsideSection>
  );
}
