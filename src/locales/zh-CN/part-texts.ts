import type { TextsOf } from '../texts';
import type { partTexts as english } from '../en-US/part-texts';
import { audit } from './audit';
import { favourite } from './favourite';
import { home } from './home';
import { importGuide } from './import-guide';
import { information } from './information';
import { itemHistory } from './studio/item-history';
import { notice } from './notice';
import { insights } from './studio/insights';
import { noticeFeed } from './notice-feed';
import { palette } from './palette';
import { people } from './studio/people';
import { personnel } from './personnel';
import { preview } from './preview';
import { releases } from './studio/releases';
import { search } from './search';
import { searchAdmin } from './studio/search-admin';
import { seeAs } from './see-as';
import { service } from './service';
import { session } from './session';
import { sessions } from './sessions';
import { shortcutsEditor } from './shortcuts-editor';
import { structure } from './studio/structure';
import { tool } from './tool';
import { transfer } from './studio/transfer';
import { welfare } from './welfare';

export const partTexts: TextsOf<typeof english> = {
  audit,
  favourite,
  home,
  importGuide,
  information,
  itemHistory,
  notice,
  insights,
  noticeFeed,
  palette,
  people,
  personnel,
  preview,
  releases,
  search,
  searchAdmin,
  seeAs,
  service,
  session,
  sessions,
  shortcutsEditor,
  structure,
  tool,
  transfer,
  welfare,
};
