import { settingProblems } from '../config/config';
import { failed, ok, type Finding } from './finding';

const CHECK = 'configuration';

/** Returns a finding for each setting with an invalid value or a misspelt name, or a single one that all settings are valid. */
export function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  const problems = settingProblems(env);
  if (!problems.length) return [ok(CHECK, 'every setting has a valid value')];
  return problems.map((problem) => failed(CHECK, problem, 'See Configuration in docs/operations.md'));
}
