import { useState } from 'react';
import { classificationGlyph } from 'contract/core/glyph-of';
import { GLYPH_NAMES, type GlyphName } from 'contract/core/glyphs';
import { Glyph } from '@/entities/glyph/Glyph';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { DialogButtons } from '@/ui/overlay/DialogButtons';
import { SaveFailure } from '../changes/SaveFailure';
import type { CategoryFormProps } from './asked';
import styles from './CategoryDialog.module.css';

/** Form that asks for the icon of a category. */
export function GlyphForm({ category, structure: { area }, isSaving, failure, onSave, onClose }: CategoryFormProps) {
  const { t } = useTranslation(['structure', 'itemEditor']);
  const [chosen, setChosen] = useState(category.glyph);
  const option = (glyph: GlyphName | null) => (
    <label key={glyph ?? ''} className={styles.glyph} title={glyph ? t(`itemEditor:option.${glyph}`) : undefined}>
      <input
        type="radio"
        name="glyph"
        className="visually-hidden"
        checked={chosen === glyph}
        onChange={() => {
          setChosen(glyph);
        }}
      />
      <Glyph name={glyph ?? classificationGlyph(category.names)} hue={area} />
      <span className={glyph ? 'visually-hidden' : undefined}>{glyph ? t(`itemEditor:option.${glyph}`) : t('glyph.byName')}</span>
    </label>
  );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === category.glyph) onClose();
        else if (!isSaving) onSave({ kind: 'glyph', id: category.id, glyph: chosen });
      }}
    >
      <fieldset className={styles.glyphs}>
        <legend className="visually-hidden">{t('glyph.legend')}</legend>
        {option(null)}
        {GLYPH_NAMES.map(option)}
      </fieldset>
      <SaveFailure failure={failure} />
      <DialogButtons submit={t('glyph.action')} isDisabled={isSaving} onCancel={onClose} />
    </form>
  );
}
