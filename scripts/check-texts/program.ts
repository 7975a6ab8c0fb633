import path from 'node:path';
import ts from 'typescript';

/** Parses and types the files with the repository's settings; `overlay` holds files, by absolute path, that stand in for those on the disk. */
export function programOf(roots: readonly string[], overlay: ReadonlyMap<string, string> = new Map()): ts.Program {
  const options: ts.CompilerOptions = { ...settings().options, incremental: false, tsBuildInfoFile: undefined };
  const host = ts.createCompilerHost(options, true);
  const disk = { ...host };
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  host.fileExists = (name) => overlay.has(name) || disk.fileExists(name);
  host.readFile = (name) => overlay.get(name) ?? disk.readFile(name);
  return ts.createProgram({ rootNames: roots, options, host });
}

/** The client's own files, of which the catalogues are none. */
export const clientFiles = (program: ts.Program): ts.SourceFile[] =>
  program.getSourceFiles().filter((file) => isClient(file) && !/\/src\/(\.umi|locales\/)/.test(file.fileName));

export const clientRoots = (): string[] => settings().fileNames.filter(isInClient);

export const isClient = ({ fileName }: ts.SourceFile): boolean => isInClient(fileName);

const isInClient = (file: string): boolean => file.startsWith(path.resolve('src') + path.sep);

function settings(): ts.ParsedCommandLine {
  const read = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(read.config, ts.sys, process.cwd());
}
