import { AREAS } from '../../contract/core/areas';
import { makeNotice, makeTool } from '../../mock/data/factories';
import { onlyItems } from './items';

/** Returns the texts of an item with this title. */
export const titled = (title: string) => ({ texts: { 'en-US': { title } } });
/** Returns that many titles about bicycles. */
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `Bicycle ${String(n + 1).padStart(2, '0')}`);

/** Empties all areas, so that a test publishes its own items only. */
export const emptyPortal = () => {
  for (const area of AREAS) onlyItems(area);
};
/** Publishes 23 notices and a tool about bicycles, and nothing else. The newest notice has a category of its own. */
export const manyNotices = () => {
  emptyPortal();
  const [newest = '', ...others] = numbered(23).reverse();
  onlyItems(
    'notice',
    makeNotice({ ...titled(newest), publishedAt: '2026-05-04T08:00:00.000Z', classificationIds: ['company'] }),
    ...others.map((title) => makeNotice(titled(title))),
  );
  onlyItems('tool', makeTool(titled('Bicycle map')));
};
