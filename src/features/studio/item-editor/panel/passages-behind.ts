import { LOCALES, type Locale } from 'contract/core/locale';
import type { PassageBehind } from 'contract/manage/draft';
import type { SectionProps } from './WhereSection';

export interface LanguagesSectionProps extends Pick<SectionProps, 'document' | 'change'> {
  /** Passages whose counterparts in the other language have changed. */
  behind: readonly PassageBehind[];
  onStillRight: (passage: PassageBehind) => void;
  /** Shows the block at this place of the text in that language. */
  onShowPlace: (locale: Locale, place: number) => void;
}

/** Returns the language and block index of a stale passage or, if it is missing in its text, of its counterpart. */
export const placeOf = ({ locale, passage, source }: PassageBehind): [Locale, number] =>
  passage ? [locale, passage.place] : [LOCALES.find((each) => each !== locale) ?? locale, source?.place ?? 0];
