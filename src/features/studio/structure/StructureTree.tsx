import { useState } from 'react';
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Structure } from 'contract/manage/structure';
import { useFocusAfterMove } from '@/lib/browser/focus-when-lost';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SILENT_DRAG } from '../changes/silent-drag';
import type { Asked } from './asked';
import { handleId } from './handle-id';
import { StructureHead } from './StructureHead';
import { StructureRow } from './StructureRow';
import { dropPlace, heightOf, placeAfter, placeOf, rowsOf, within, type Category, type Step } from './tree';
import type { StructureChange } from './useStructure';

/** Width of a level in pixels, as the style sheet has it. */
const LEVEL_WIDTH = 28;

interface StructureTreeProps {
  structure: Structure;
  isSaving: boolean;
  onSave: (change: StructureChange) => void;
  onAsk: (asked: Asked) => void;
}

/** Categories as a tree, which are moved by dragging them or with the arrow keys. */
export function StructureTree({ structure: { area, classifications }, isSaving, onSave, onAsk }: StructureTreeProps) {
  const { t } = useTranslation('structure');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const [dragged, setDragged] = useState<{ id: string; level: number } | null>(null);
  const focusMoved = useFocusAfterMove(classifications);
  const hidden = new Set(dragged ? within(classifications, dragged.id).map(({ id }) => id) : []);
  const rows = rowsOf(classifications).filter(({ category: { id } }) => id === dragged?.id || !hidden.has(id));
  const target = ({ active, over, delta }: DragMoveEvent | DragEndEvent) => {
    const id = String(active.id);
    const level = rows.find(({ category }) => category.id === id)?.level ?? 0;
    const wanted = level + Math.round(delta.x / LEVEL_WIDTH);
    return dropPlace(rows, { active: id, over: String(over?.id ?? id), wanted, height: heightOf(classifications, id) });
  };
  const drop = (event: DragEndEvent) => {
    setDragged(null);
    const { level: _level, ...place } = target(event);
    const category = classifications.find(({ id }) => id === event.active.id);
    if (!category || isSame(placeOf(classifications, category), place)) return;
    onSave({ kind: 'place', id: category.id, ...place });
  };
  const step = (category: Category, direction: Step) => {
    const place = placeAfter(classifications, category, direction);
    if (!place || isSaving) return;
    focusMoved(handleId(category.id));
    onSave({ kind: 'place', id: category.id, ...place });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT_DRAG}
      onDragStart={({ active }) => {
        setDragged({ id: String(active.id), level: rows.find(({ category }) => category.id === active.id)?.level ?? 0 });
      }}
      onDragMove={(event) => {
        setDragged({ id: String(event.active.id), level: target(event).level });
      }}
      onDragCancel={() => {
        setDragged(null);
      }}
      onDragEnd={drop}
    >
      <SortableContext items={rows.map(({ category }) => category.id)} strategy={verticalListSortingStrategy}>
        <div className="boxed-list">
          <StructureHead area={area} />
          <ul aria-label={t('tree')}>
            {rows.map(({ category, level }) => (
              <StructureRow
                key={category.id}
                area={area}
                category={category}
                level={category.id === dragged?.id ? dragged.level : level}
                canMove={(direction) => placeAfter(classifications, category, direction) !== null}
                hasOthersBelow={classifications.some(({ parent }) => parent === category.id)}
                onMove={(direction) => {
                  step(category, direction);
                }}
                onSave={onSave}
                onAsk={onAsk}
              />
            ))}
          </ul>
        </div>
      </SortableContext>
    </DndContext>
  );
}

const isSame = (some: { parent: string | null; index: number }, other: { parent: string | null; index: number }): boolean =>
  some.parent === other.parent && some.index === other.index;
