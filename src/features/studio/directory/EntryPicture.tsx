import { useTranslation } from '@/lib/i18n/useTranslation';
import { PictureButtons } from '../forms/PictureButtons';
import styles from './EntryDialog.module.css';
import type { PartProps } from './part-props';

/** Picture of a person or desk. It needs no alternative text, because the name is always shown beside it. */
export function EntryPicture({ draft, change }: PartProps) {
  const { t } = useTranslation('directory');
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.picture')}</legend>
      <PictureButtons
        call="POST /api/manage/directory/upload"
        hasPicture={draft.picture !== null}
        hint={t('form.pictureHint')}
        onChange={(picture) => {
          change({ picture });
        }}
      />
    </fieldset>
  );
}
