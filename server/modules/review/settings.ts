import type { Area } from '../../../contract/core/areas';
import type { ReviewMode } from '../../../contract/manage/review-mode';
import type { Db } from '../../db/connect';
import { putSetting, readSetting } from '../../db/settings';

const SETTING = 'review';

/** Mode of an area, and of the departments that have one of their own, by their ids. */
interface AreaReview {
  mode: ReviewMode;
  departments: Record<string, ReviewMode>;
}
export type ReviewAreas = Partial<Record<Area, AreaReview>>;

/** Where drafts can or must be reviewed. Every save increases the version. */
export interface ReviewSettings {
  version: number;
  areas: ReviewAreas;
}

/** Returns where drafts are reviewed: nowhere, as version 0, until it is set for the first time. */
export async function readReviewSettings(db: Db): Promise<ReviewSettings> {
  return ((await readSetting(db, SETTING)) as ReviewSettings | undefined) ?? { version: 0, areas: {} };
}

export const putReviewSettings = (trx: Db, settings: ReviewSettings): Promise<void> => putSetting(trx, SETTING, settings);

/** Returns the mode of a department in an area; that of the area if the department has none of its own. */
export function modeIn({ areas }: ReviewSettings, area: Area, department: string | null): ReviewMode {
  const setting = areas[area];
  const own = department === null ? undefined : setting?.departments[department];
  return own ?? setting?.mode ?? 'off';
}
