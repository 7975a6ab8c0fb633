import { useTranslation } from '@/lib/i18n/useTranslation';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';

/** Switch between formatted text and source. */
export function ViewChoice({ value, onChoose }: { value: 'text' | 'source'; onChoose: (value: 'text' | 'source') => void }) {
  const { t } = useTranslation('studioEditor');
  const options = [
    { value: 'text', text: t('view.text') },
    { value: 'source', text: t('view.source') },
  ] as const;
  return <SegmentedChoice quiet label={t('view.name')} options={options} value={value} onChoose={onChoose} />;
}
