import type { BuildOptions, BuildResult } from 'esbuild';

export function bundle(options: BuildOptions): Promise<BuildResult>;
