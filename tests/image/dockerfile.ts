import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../server/config/project-folder';

export interface Instruction {
  /** Name in capitals, such as `COPY`. */
  name: string;
  /** The rest of the line, with continued lines joined. */
  text: string;
}

/** Returns the instructions of each stage of the Dockerfile, by the stage's name. */
export function readStages(): Record<string, Instruction[]> {
  const text = readFileSync(join(PROJECT_FOLDER, 'Dockerfile'), 'utf8').replaceAll(/^#.*\n/gm, '');
  const stages: Record<string, Instruction[]> = {};
  let stage: Instruction[] = [];
  for (const line of text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (!name) throw new Error(`not an instruction of a Dockerfile: ${line}`);
    if (name === 'FROM') stage = stages[/ AS (\w+)$/.exec(rest)?.[1] ?? ''] = [];
    stage.push({ name, text: rest });
  }
  return stages;
}

/** Returns the text of the stage's only instruction with this name. Throws if there is none or more than one. */
export function onlyText(stage: readonly Instruction[], name: string): string {
  const [found, ...others] = stage.filter((instruction) => instruction.name === name);
  if (!found || others.length > 0) throw new Error(`the Dockerfile needs one ${name} in this stage`);
  return found.text;
}

/** Returns the variables that the stage sets. */
export const environmentOf = (stage: readonly Instruction[]): Record<string, string> =>
  Object.fromEntries(
    onlyText(stage, 'ENV')
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );

/** Returns the words of a CMD in its JSON form. */
export const commandIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];
