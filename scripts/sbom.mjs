// `npm run -s sbom > FILE`: prints a software bill of materials (CycloneDX, JSON) of the production dependencies in package-lock.json.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './bundle.mjs';

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
// Without --legacy-peer-deps npm refuses `overrides` in package.json that violate a package's peer dependencies.
const WORDS = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--legacy-peer-deps'];

/**
 * Returns the bill of materials reduced to the project's production dependencies and their dependencies. `--omit=dev` of npm leaves
 * out some of these, such as zod.
 */
function ofProduction(bom, { name, dependencies }) {
  const root = bom.metadata.component['bom-ref'];
  const nextOf = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn ?? []]));
  const nameOf = new Map(bom.components.map((component) => [component['bom-ref'], component.name]));
  const direct = nextOf.get(root).filter((ref) => nameOf.get(ref) in dependencies);
  const reached = new Set(direct);
  // A set may grow while it is iterated.
  for (const ref of reached) for (const next of nextOf.get(ref) ?? []) reached.add(next);
  return {
    ...bom,
    // npm names the project after its folder.
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components: bom.components.filter((component) => reached.has(component['bom-ref'])),
    dependencies: [{ ref: root, dependsOn: direct }, ...bom.dependencies.filter(({ ref }) => reached.has(ref))],
  };
}

const project = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
const bom = JSON.parse(execFileSync('npm', WORDS, { cwd: PROJECT, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES }));
console.log(JSON.stringify(ofProduction(bom, project), null, 2));
