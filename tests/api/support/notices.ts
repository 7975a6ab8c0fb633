import { noticeFields } from '../../../contract/notice';
import { itemDocument, type ItemDocument } from '../../../contract/document';
import { publishDocument } from '../../../server/modules/item/publish/save';
import type { TestApp } from './harness';

export interface NoticeSpec extends Partial<Omit<ItemDocument, 'fields' | 'area'>> {
  id: string;
  title?: string;
  fields?: Partial<ReturnType<typeof noticeFields.parse>>;
}

/** Publishes a notice, or a new revision of it, with the function that editors and imports use. */
export async function publishNotice({ deps }: Pick<TestApp, 'deps'>, { title = 'A notice', fields, ...spec }: NoticeSpec) {
  const text = { title, summary: '', markdown: `About ${title}.`, keywords: [], fields: {} };
  const document = itemDocument.parse({
    area: 'notice',
    department: null,
    contact: null,
    classifications: [],
    audience: { departments: [], locations: [], roles: [] },
    fields: noticeFields.parse(fields ?? {}),
    texts: { 'en-US': text },
    attachments: [],
    publishedAt: null,
    expiresAt: null,
    updatedAt: null,
    ...spec,
  });
  return publishDocument(deps, document, []);
}

/** Creates a change entry of a notice, with its note for readers. */
export const change = (at: Date, material: boolean, note: string) => ({
  at: at.toISOString(),
  material,
  notes: { 'en-US': note },
});
