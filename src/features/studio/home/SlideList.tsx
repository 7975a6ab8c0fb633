import { useState } from 'react';
import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useFocusAfterMove } from '@/lib/browser/focus-when-lost';
import { formatNumber } from '@/lib/i18n/format';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SILENT_DRAG } from '../changes/silent-drag';
import { SlideRow } from './SlideRow';
import { inputOf, statesAt, titleOf, withPlace, type Slide } from './slides';
import type { SaveSlides } from './useHomePlace';

interface SlideListProps {
  slides: readonly Slide[];
  isSaving: boolean;
  onSave: SaveSlides;
  onEdit: (slide: Slide) => void;
}

/** Slides in their order, which are moved by dragging them or with the arrow keys. */
export function SlideList({ slides, isSaving, onSave, onEdit }: SlideListProps) {
  const { t } = useTranslation('studioHome');
  const locale = useInterfaceLocale();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [now] = useState(() => new Date().toISOString());
  const states = statesAt(slides, now);
  const focusMoved = useFocusAfterMove(slides);
  const moveTo = (slide: Slide, place: number) => {
    if (isSaving || place < 0 || place >= slides.length) return;
    focusMoved(`move-${slide.id}`);
    const text = t('done.place', { title: titleOf(slide, locale), place: formatNumber(place + 1) });
    void onSave((stored) => withPlace(stored, slide.id, place).map(inputOf), text);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const slide = slides.find(({ id }) => id === active.id);
    const place = slides.findIndex(({ id }) => id === over?.id);
    if (slide && slides[place] !== slide) moveTo(slide, place);
  };
  const switchTo = (slide: Slide, isOn: boolean) => {
    const switched = (each: Slide) => inputOf(each.id === slide.id ? { ...each, isOn } : each);
    void onSave((stored) => stored.map(switched), t(isOn ? 'done.on' : 'done.off', { title: titleOf(slide, locale) }));
  };
  const remove = (slide: Slide) => {
    void onSave(
      (stored) => stored.filter(({ id }) => id !== slide.id).map(inputOf),
      t('done.remove', { title: titleOf(slide, locale) }),
    );
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT_DRAG} onDragEnd={drop}>
      <SortableContext items={slides.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="boxed-list" aria-label={t('slides')}>
          {slides.map((slide, place) => (
            <SlideRow
              key={slide.id}
              slide={slide}
              state={states[place] ?? 'shown'}
              isFirst={place === 0}
              isLast={place === slides.length - 1}
              onMove={(by) => {
                moveTo(slide, place + by);
              }}
              onSwitch={(isOn) => {
                switchTo(slide, isOn);
              }}
              onRemove={() => {
                remove(slide);
              }}
              onEdit={() => {
                onEdit(slide);
              }}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
