import type { ItemCard, ItemDetail, ItemLink } from '../../../../contract/item';
import type { Person } from '../../../../contract/person';
import type { Locale } from '../../../../contract/core/locale';
import type { Role, Viewer } from '../../../../contract/core/permissions';
import type { CardRow } from './card-repository';
import type { DetailRow } from './detail-repository';
import { nameIn } from './names';
import { mayEdit } from './policy';

export function itemCardOf(
  row: Omit<CardRow, 'key' | 'owner' | 'fields' | 'textFields' | 'keywords' | 'expiresAt'>,
  locale: Locale,
): ItemCard {
  const { department, departmentNames } = row;
  return {
    area: row.area,
    id: row.id,
    title: row.title,
    summary: row.summary,
    locale: row.locale,
    department: department && departmentNames ? { id: department, name: nameIn(departmentNames, locale) } : null,
    classificationIds: row.classificationIds,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    views: row.views,
    favourite: Boolean(row.favourite),
  };
}

/** Parts of an item's page that are queried separately. */
interface DetailParts {
  related: ItemDetail['related'];
  owner: Person | null;
}

/** Returns an item's page from its row and the parts that are queried separately. */
export function itemDetailOf(row: DetailRow, { related, owner }: DetailParts, viewer: Viewer, locale: Locale): ItemDetail {
  return {
    ...itemCardOf(row, locale),
    keywords: row.keywords,
    contact: row.contact,
    owner,
    audience: { departments: row.departments, locations: row.locations, roles: row.roles as Role[] },
    body: row.html,
    toc: row.toc,
    attachments: row.attachments,
    classifications: row.classifications.map(({ id, names }) => ({ id, name: nameIn(names, locale) })),
    related,
    changes: row.changes,
    locales: row.locales,
    shareCount: row.shareCount,
    useful: { yes: row.usefulYes, no: row.usefulNo, mine: row.usefulMine },
    revision: row.revision,
    can: { edit: mayEdit(viewer, row) },
  };
}

/** Returns the properties of an item that a link to it shows. */
export const linkOf = ({ area, id, title, summary, locale }: ItemLink): ItemLink => ({ area, id, title, summary, locale });
