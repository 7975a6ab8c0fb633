import type ts from 'typescript';
import { checkCatalogues, type Catalogues } from './catalogues';
import type { Finding } from './finding';
import { checkFormats } from './formats';
import { spokenParts } from './spoken';
import { checkTranslations, translationsIn } from './translations';
import { checkWords } from './words';

export interface Subject {
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
  catalogues: Catalogues;
  /** Names of fields that hold a date or a timestamp. */
  dateFields: ReadonlySet<string>;
}

export const checkTexts = ({ checker, files, catalogues, dateFields }: Subject): Finding[] => [
  ...checkCatalogues(catalogues),
  ...checkTranslations(translationsIn(files, checker), catalogues, checker),
  ...files.flatMap((file) => {
    const spoken = spokenParts(file, checker);
    return [...checkWords(file, spoken, checker), ...checkFormats(file, spoken, dateFields, checker)];
  }),
];
