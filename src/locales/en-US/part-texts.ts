import { audit } from './studio/audit';
import { studioForms } from './studio/forms';
import { myWork } from './studio/my-work';
import { reviewing } from './studio/reviewing';
import { bulkCare } from './studio/bulk-care';
import { directory } from './studio/directory';
import { contentTests } from './studio/content-tests';
import { favourite } from './favourite';
import { home } from './home';
import { importGuide } from './import-guide';
import { information } from './information';
import { itemHistory } from './studio/item/item-history';
import { notice } from './notice';
import { insights } from './studio/insights';
import { languages } from './studio/languages';
import { noticeFeed } from './notice-feed';
import { keepPage } from './offline/keep-page';
import { offline } from './offline/offline';
import { palette } from './palette';
import { people } from './studio/people';
import { personnel } from './personnel';
import { preview } from './preview';
import { releases } from './studio/releases';
import { search } from './search';
import { searchAdmin } from './studio/search-admin';
import { seeAs } from './studio/see-as';
import { service } from './service';
import { session } from './session';
import { sessions } from './sessions';
import { shareDialog } from './share-dialog';
import { shortcutsEditor } from './shortcuts-editor';
import { studioHome } from './studio/home';
import { departments } from './studio/departments';
import { structure } from './studio/structure';
import { tool } from './tool';
import { transfer } from './studio/transfer';
import { usefulComment } from './useful-comment';
import { welfare } from './welfare';

/** Namespaces that come with the part of the program that shows them (src/lib/i18n/texts), in both languages. */
export const partTexts = {
  studioForms,
  myWork,
  reviewing,
  bulkCare,
  audit,
  contentTests,
  directory,
  favourite,
  home,
  importGuide,
  information,
  itemHistory,
  notice,
  insights,
  languages,
  noticeFeed,
  keepPage,
  offline,
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
  shareDialog,
  shortcutsEditor,
  structure,
  studioHome,
  departments,
  tool,
  transfer,
  usefulComment,
  welfare,
};
