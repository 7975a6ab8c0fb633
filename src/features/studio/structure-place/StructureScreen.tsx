import '@/lib/i18n/texts/studio/structure';
import { useState } from 'react';
import { AREAS } from 'contract/core/areas';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { TabNav } from '@/ui/list/TabNav';
import { useListAddress } from '@/ui/list/useListAddress';
import { Icon } from '@/ui/primitives/Icon';
import { DepartmentList } from '../departments/DepartmentList';
import { StudioPlace } from '../place/StudioPlace';
import { AreaStructure } from '../structure/AreaStructure';
import { STRUCTURE_FIELDS } from '../structure/structure-address';

/** Place where administrators manage the categories of each area, and the departments, which all areas share. */
export function StructureScreen() {
  const { t } = useTranslation(['structure', 'departments', 'shell']);
  const { state, defaults, hrefWith } = useListAddress(STRUCTURE_FIELDS);
  const [isAdding, setAdding] = useState(false);
  const adding = {
    isAdding,
    onAddingEnd: () => {
      setAdding(false);
    },
  };
  const tabs = [
    ...AREAS.map((area) => ({
      name: t(`shell:area.${area}`),
      href: hrefWith({ area, departments: false }),
      current: !state.departments && area === state.area,
    })),
    { name: t('departments:title'), href: hrefWith({ ...defaults, departments: true }), current: state.departments },
  ];
  return (
    <StudioPlace
      title={t('title')}
      lead={t(state.departments ? 'departments:intro' : 'intro')}
      actions={
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            setAdding(true);
          }}
        >
          <Icon name="plus" />
          {t(state.departments ? 'departments:add.title' : 'add.title')}
        </button>
      }
      tabs={<TabNav label={t('areas')} tabs={tabs} />}
    >
      {state.departments ? <DepartmentList {...adding} /> : <AreaStructure key={state.area} area={state.area} {...adding} />}
    </StudioPlace>
  );
}
