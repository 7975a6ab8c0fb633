import { useTranslation } from '@/lib/i18n/useTranslation';

interface PreviewButtonProps {
  isPreviewing: boolean;
  onPreview: () => void;
}

/** Switches between the text being written and its preview. */
export function PreviewButton({ isPreviewing, onPreview }: PreviewButtonProps) {
  const { t } = useTranslation('itemEditor');
  return (
    <button type="button" className="button" aria-pressed={isPreviewing} onClick={onPreview}>
      {t(isPreviewing ? 'bar.write' : 'bar.preview')}
    </button>
  );
}
