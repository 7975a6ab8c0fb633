import { useId } from 'react';
import { AREAS, areaNamed } from 'contract/core/areas';
import { itemAt } from 'contract/core/paths';
import { ItemPicker } from '@/entities/item/search/ItemPicker';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { Labelled } from '../item-editor/fields/FieldControl';
import type { PartProps } from './part-props';
import { pathOf } from './slide-draft';
import styles from './SlideDialog.module.css';

/** Fields for the target of a slide, which is an item found by its title or an address of the portal, and for its colour. */
export function SlideTarget({ draft, problems, change }: PartProps) {
  const { t } = useTranslation(['studioHome', 'shell']);
  const id = useId();
  const { item, link, hue } = draft;
  const onAddress = (typed: string) => {
    const named = itemAt(pathOf(typed) ?? '');
    change({ link: typed, ...(named && { hue: named.area }) });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.target')}</legend>
      {item ? (
        <p className={styles.target} data-area={item.area}>
          <span className={styles.targetTitle}>{item.title}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={t('form.removeTarget', { title: item.title })}
            onClick={() => {
              change({ item: null });
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      ) : (
        <>
          <ItemPicker
            label={t('form.find')}
            hint={t('form.findHint')}
            onPick={(picked) => {
              change({ item: { ...picked, picture: null }, link: '', hue: picked.area });
            }}
          />
          <Labelled
            id={`${id}-link`}
            label={t('form.address')}
            problem={problems.link && t(`form.problem.${problems.link}`)}
            control={
              <input
                id={`${id}-link`}
                className="field"
                value={link}
                maxLength={500}
                autoComplete="off"
                onChange={({ target }) => {
                  onAddress(target.value);
                }}
              />
            }
          />
        </>
      )}
      <Labelled
        id={`${id}-hue`}
        label={t('form.hue')}
        control={
          <select
            id={`${id}-hue`}
            className="field"
            value={hue}
            onChange={({ target }) => {
              change({ hue: areaNamed(target.value) ?? hue });
            }}
          >
            {AREAS.map((area) => (
              <option key={area} value={area}>
                {t(`shell:area.${area}`)}
              </option>
            ))}
          </select>
        }
      />
    </fieldset>
  );
}
