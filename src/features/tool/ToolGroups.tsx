import { useId, useState } from 'react';
import { recentTools } from '@/entities/item/actions/recent-tools';
import { formatNumber } from '@/lib/i18n/format';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { SegmentedChoice } from '@/ui/primitives/SegmentedChoice';
import { arranged, type Launcher, type ToolGroup } from './arrange';
import { ToolTiles, type TileContext } from './ToolTiles';
import styles from './ToolLauncher.module.css';

/** Shows all tools as tiles, those of the person first, then grouped or sorted by name. Tiles keep their places until the next visit. */
export function ToolGroups({ launcher, ...context }: { launcher: Launcher } & TileContext) {
  const { t } = useTranslation('tool');
  const { state, show } = context.address;
  const [recent] = useState(recentTools);
  const count = launcher.tools.length;
  return (
    <>
      <div className={styles.head}>
        <p role="status" className="second">
          {t('total', { count, formatted: formatNumber(count) })}
        </p>
        <div className={styles.order}>
          <SegmentedChoice
            label={t('order.label')}
            quiet
            options={(['group', 'name'] as const).map((value) => ({ value, text: t(`order.${value}`) }))}
            value={state.order ?? 'group'}
            onChoose={(order) => {
              show({ order: order === 'name' ? order : null });
            }}
          />
        </div>
      </div>
      <div className={styles.groups}>
        {arranged(launcher, state.order, recent).map((group) => (
          <Group key={group.id} group={group} context={context} />
        ))}
      </div>
    </>
  );
}

function Group({ group: { id, name, tools }, context }: { group: ToolGroup; context: TileContext }) {
  const titleId = useId();
  const ownName = useOwnName(id);
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId}>{name ?? ownName}</h2>
      <ToolTiles tools={tools} isYours={id === 'yours'} {...context} />
    </section>
  );
}

/** Returns the name of a special group, which is not a classification. */
function useOwnName(id: string): string {
  const { t } = useTranslation('tool');
  const names: Record<string, string> = { yours: t('group.yours'), others: t('group.others'), rest: t('group.rest') };
  return names[id] ?? '';
}
