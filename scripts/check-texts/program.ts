import path from 'node:path';
import ts from 'typescript';

/** Parses and type-checks the files with the repository's settings. Files in `overlay`, by absolute path, replace those on disk. */
export function programOf(roots: readonly string[], overlay: ReadonlyMap<string, string> = new Map()): ts.Program {
  const options: ts.CompilerOptions = { ...settings().options, incremental: false, tsBuildInfoFile: undefined };
  const host = ts.createCompilerHost(options, true);
  const disk = { ...host };
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  host.fileExists = (name) => overlay.has(name) || disk.fileExists(name);
  host.readFile = (name) => overlay.get(name) ?? disk.readFile(name);
  return ts.createProgram({ rootNames: roots, options, host });
}

/** Returns the client's source files, without the catalogues. */
export const clientFiles = (program: ts.Program): ts.SourceFile[] =>
  program.getSourceFiles().filter((file) => isClient(file) && !/\/src\/(\.umi|locales\/)/.test(file.fileName));

export const clientRoots = (): string[] => settings().fileNames.filter(isInClient);

export const isClient = ({ fileName }: ts.SourceFile): boolean => isInClient(fileName);

const isInClient = (file: string): boolean => file.startsWith(path.resolve('src') + path.sep);

function settings(): ts.ParsedCommandLine {
  const read = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(read.config, ts.sys, process.cwd());
}
