import { rm } from 'node:fs/promises';
import type { Area } from '../../contract/core/areas';
import { exportFolder, type ExportedItem, type ExportSummary } from '../content-folder/export-folder';
import { packFolder } from './pack-folder';
import type { Deps } from '../http/deps';
import type { Progress } from '../modules/item/publish/progress';
import { inOrder } from './import-archive';
import type { ReportEntry } from './transfer-repository';
import type { TransferFolder } from './transfer-folder';

interface ExportSettings {
  /** Empty for everything. */
  areas: readonly Area[];
  drafts: boolean;
  person: string | null;
}

interface Exported {
  size: number;
  leftOut: ExportSummary['leftOut'];
  entries: ReportEntry[];
}

/** Writes the content of the portal, or of some areas, as a zip, and returns the report. */
export async function exportTransfer(
  deps: Deps,
  { archive, content }: TransferFolder,
  { areas, drafts, person }: ExportSettings,
  onProgress: (progress: Progress) => void,
): Promise<Exported> {
  const items: ExportedItem[] = [];
  const { leftOut, problems } = await exportFolder(deps, content, {
    ...{ drafts, person, onProgress },
    ...(areas.length > 0 && { areas }),
    onItem: (item) => items.push(item),
  });
  const size = await packFolder(content, archive);
  await rm(content, { recursive: true });
  const warnings = problems.map(({ file, line, reason }): ReportEntry => {
    const item = items.find((one) => one.file === file);
    return { kind: 'warning', file, line, area: item?.area ?? null, item: item?.id ?? null, title: item?.title ?? null, reason };
  });
  const written = items.map(({ area, id, file, title, isDraft }): ReportEntry => ({
    kind: isDraft ? 'draft' : 'exported',
    ...{ file, line: null, area, item: id, title, reason: null },
  }));
  return { size, leftOut, entries: inOrder([...warnings, ...written]) };
}
