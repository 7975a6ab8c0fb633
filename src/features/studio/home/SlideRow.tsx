import type { KeyboardEvent } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { narrowerPath } from 'contract/core/paths';
import { AreaIcon } from '@/entities/area/AreaIcon';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Icon } from '@/ui/primitives/Icon';
import { SlideFacts } from './SlideFacts';
import drag from '../changes/DragRow.module.css';
import styles from './SlideList.module.css';
import { SlideMenu, type SlideMenuProps } from './SlideMenu';
import { titleOf, type Slide, type SlideState } from './slides';

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface SlideRowProps extends Omit<SlideMenuProps, 'title'> {
  slide: Slide;
  state: SlideState;
  onSwitch: (isOn: boolean) => void;
  onEdit: () => void;
}

/** Renders a slide: its handle, picture, title and facts, a switch, and a menu of what can be done with it. */
export function SlideRow(props: SlideRowProps) {
  const { slide, state, onMove, onSwitch, onEdit } = props;
  const { t } = useTranslation('studioHome');
  const title = titleOf(slide, useInterfaceLocale());
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: slide.id });
  const picture = slide.picture ?? slide.item?.picture;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li
      ref={setNodeRef}
      className={`${drag.row} ${styles.row}`}
      data-dragging={isDragging}
      data-state={state}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        id={`move-${slide.id}`}
        className={`icon-button ${drag.handle}`}
        aria-label={t('move.handle', { title })}
        title={t('move.hint')}
        onKeyDown={onKeyDown}
        {...listeners}
      >
        <Icon name="grip" />
      </button>
      <span className={styles.thumb} data-area={slide.hue}>
        {picture ? <img src={narrowerPath(picture.id, 480)} alt="" loading="lazy" /> : <AreaIcon area={slide.hue} size="bare" />}
      </span>
      <div className={styles.words}>
        <button type="button" className={styles.title} aria-label={t('edit', { title })} onClick={onEdit}>
          {title}
        </button>
        <SlideFacts slide={slide} state={state} />
      </div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={slide.isOn}
          aria-label={t('show', { title })}
          onChange={({ target }) => {
            onSwitch(target.checked);
          }}
        />
        <span>{t('shown')}</span>
      </label>
      <span className={styles.menu}>
        <SlideMenu title={title} {...props} />
      </span>
    </li>
  );
}
