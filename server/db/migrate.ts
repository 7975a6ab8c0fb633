import { Migrator, sql, type Migration } from 'kysely';
import type { Db } from './connect';
import { up as foundation } from './migrations/001_foundation';
import { up as issuersAndSearchers } from './migrations/002_issuers_and_searchers';
import { up as sessions } from './migrations/003_sessions';
import { up as rateLimits } from './migrations/004_rate_limits';
import { up as areas } from './migrations/005_areas';
import { up as search } from './migrations/006_search';
import { up as searchRules } from './migrations/007_search_levers';
import { up as searchAtOnce } from './migrations/008_search_at_once';
import { up as audienceNames } from './migrations/009_audience_names';
import { up as searchDates } from './migrations/010_search_dates';
import { up as searchNewestFirst } from './migrations/011_search_newest_first';
import { up as searchPendingLists } from './migrations/012_search_pending_lists';
import { up as searchAreaMonths } from './migrations/013_search_area_months';
import { up as addresses } from './migrations/014_addresses';
import { up as searchSight } from './migrations/015_search_sight';
import { up as searchTitles } from './migrations/016_search_titles';
import { up as draftVersions } from './migrations/017_draft_versions';
import { up as audit } from './migrations/018_audit';
import { up as lifecycle } from './migrations/019_lifecycle';
import { up as itemOrigin } from './migrations/020_item_origin';
import { up as previewRemarks } from './migrations/021_preview_remarks';
import { up as people } from './migrations/022_people';
import { up as classificationOrder } from './migrations/023_classification_order';
import { up as disruption } from './migrations/024_disruption';
import { up as auditFilters } from './migrations/025_audit_filters';
import { up as review } from './migrations/026_review';
import { up as contentCare } from './migrations/027_content_care';
import { up as seeAs } from './migrations/028_see_as';
import { up as formerClassifications } from './migrations/029_former_classifications';
import { up as insights } from './migrations/030_insights';
import { up as signedInPeople } from './migrations/031_people';
import { up as releases } from './migrations/032_releases';
import { up as questions } from './migrations/033_questions';
import { up as slides } from './migrations/035_slides';
import { up as providerSessions } from './migrations/036_provider_sessions';
import { up as transfers } from './migrations/037_transfers';
import { up as departmentAliases } from './migrations/039_department_aliases';
import { up as directory } from './migrations/040_directory';
import { up as contentVersion } from './migrations/041_content_version';
import { up as contentVersionOfTime } from './migrations/042_content_version_of_time';
import { up as personVersion } from './migrations/043_person_version';
import { up as personIndexes } from './migrations/044_person_indexes';
import { up as upkeepFunctions } from './migrations/045_upkeep_functions';

export const MIGRATIONS: Record<string, Migration> = {
  '001_foundation': { up: foundation },
  '002_issuers_and_searchers': { up: issuersAndSearchers },
  '003_sessions': { up: sessions },
  '004_rate_limits': { up: rateLimits },
  '005_areas': { up: areas },
  '006_search': { up: search },
  '007_search_levers': { up: searchRules },
  '008_search_at_once': { up: searchAtOnce },
  '009_audience_names': { up: audienceNames },
  '010_search_dates': { up: searchDates },
  '011_search_newest_first': { up: searchNewestFirst },
  '012_search_pending_lists': { up: searchPendingLists },
  '013_search_area_months': { up: searchAreaMonths },
  '014_addresses': { up: addresses },
  '015_search_sight': { up: searchSight },
  '016_search_titles': { up: searchTitles },
  '017_draft_versions': { up: draftVersions },
  '018_audit': { up: audit },
  '019_lifecycle': { up: lifecycle },
  '020_item_origin': { up: itemOrigin },
  '021_preview_remarks': { up: previewRemarks },
  '022_people': { up: people },
  '023_classification_order': { up: classificationOrder },
  '024_disruption': { up: disruption },
  '025_audit_filters': { up: auditFilters },
  '026_review': { up: review },
  '027_content_care': { up: contentCare },
  '028_see_as': { up: seeAs },
  '029_former_classifications': { up: formerClassifications },
  '030_insights': { up: insights },
  '031_people': { up: signedInPeople },
  '032_releases': { up: releases },
  '033_questions': { up: questions },
  '035_slides': { up: slides },
  '036_provider_sessions': { up: providerSessions },
  '037_transfers': { up: transfers },
  '039_department_aliases': { up: departmentAliases },
  '040_directory': { up: directory },
  '041_content_version': { up: contentVersion },
  '042_content_version_of_time': { up: contentVersionOfTime },
  '043_person_version': { up: personVersion },
  '044_person_indexes': { up: personIndexes },
  '045_upkeep_functions': { up: upkeepFunctions },
};

/**
 * Statement that lets the statements of its transaction take as long as they need. A pooler may give the transaction a connection for
 * which a server has set a limit.
 */
export const WITHOUT_TIMEOUT = 'set local statement_timeout = 0';

/**
 * Applies pending migrations, or those up to the named one, one process at a time (the migrator holds an advisory lock).
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).map(([name, migration]) => [name, withoutTimeout(migration)]));
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error));
}

/** Returns the known migrations that are not among the applied ones, and the applied ones that only a newer version knows. */
export function compareMigrations(applied: readonly string[]): { pending: string[]; unknown: string[] } {
  const known = Object.keys(MIGRATIONS);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

/** Returns the migration with the statement timeout switched off. */
const withoutTimeout = (migration: Migration): Migration => ({
  up: async (db) => {
    await sql.raw(WITHOUT_TIMEOUT).execute(db);
    await migration.up(db);
  },
});
