import '@/lib/i18n/texts/studio/forms';
import { useRef } from 'react';
import type { CallAnswer } from 'contract/api';
import { useTranslation } from '@/lib/i18n/useTranslation';
import styles from './PictureButtons.module.css';
import { usePictureUpload, type UploadCall } from './usePictureUpload';

type Picture = CallAnswer<UploadCall>;

interface PictureButtonsProps {
  call: UploadCall;
  hasPicture: boolean;
  hint: string;
  onChange: (picture: Picture | null) => void;
}

/** Buttons of a form that upload, replace and remove a picture, with the state of the upload below them. */
export function PictureButtons({ call, hasPicture, hint, onChange }: PictureButtonsProps) {
  const { t } = useTranslation('studioForms');
  const file = useRef<HTMLInputElement>(null);
  const { sending, failure, upload } = usePictureUpload(call, onChange);
  return (
    <>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          {t(hasPicture ? 'picture.replace' : 'picture.upload')}
        </button>
        {hasPicture && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              onChange(null);
            }}
          >
            {t('picture.remove')}
          </button>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml"
          aria-label={t('picture.upload')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) void upload(chosen);
          }}
        />
      </div>
      <p className={`meta ${styles.state}`} role={failure ? 'alert' : 'status'} data-failed={failure !== null}>
        {failure?.message ?? (sending === null ? hint : t('picture.uploading', { name: sending }))}
      </p>
    </>
  );
}
