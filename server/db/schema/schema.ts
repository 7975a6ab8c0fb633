import type { AccountTables } from './account-tables';
import type { EditingTables } from './editing-tables';
import type { ItemTables } from './item-tables';
import type { ReaderTables } from './reader-tables';
import type { SearchTables } from './search-tables';
import type { TransferTables } from './transfer-tables';

/** All tables of the database. */
export interface Database extends AccountTables, EditingTables, ItemTables, ReaderTables, SearchTables, TransferTables {}
