import type { SynonymGroup } from 'contract/search-admin';
import { formatNumber } from '@/lib/i18n/format';
import { hasChinese } from '@/lib/i18n/has-chinese';
import { localesFrom } from '@/lib/i18n/locales-from';
import { useInterfaceLocale } from '@/lib/i18n/useInterfaceLocale';
import { requestChange } from '@/lib/api/request';
import { useCall } from '@/lib/api/useCall';
import { useTranslation } from '@/lib/i18n/useTranslation';
import type { ListAddress } from '@/ui/list/useListAddress';
import { SearchRuleList } from '../lists/SearchRuleList';
import { SearchRuleRow } from '../lists/SearchRuleRow';
import { searchRuleInput, type SearchAdminState } from '../lists/search-admin-address';
import rows from '../lists/Rows.module.css';
import { SynonymDialog } from './SynonymDialog';
import { useSearchRules, type SearchRules } from './useSearchRules';

/** Lists the groups of synonyms. */
export function Synonyms({ address }: { address: ListAddress<SearchAdminState> }) {
  const { t } = useTranslation('searchAdmin');
  const { state } = address;
  const list = useCall('POST /api/manage/search/synonym/list', searchRuleInput(state));
  const searchRules = useSearchRules<SynonymGroup>(list, address);
  return (
    <>
      <SearchRuleList
        title={t('tabs.synonyms')}
        text={t('synonyms.text')}
        address={address}
        list={list}
        totalText={(total) => t('synonyms.total', { count: total, formatted: formatNumber(total) })}
        findText={t('synonyms.find')}
        addText={t('synonyms.add')}
        onAdd={() => {
          searchRules.edit('new');
        }}
        none={{ title: t('synonyms.noneTitle'), text: t('synonyms.noneText') }}
        noneFound={t('synonyms.noneFound', { query: state.query })}
        head={<SynonymHead />}
      >
        {(group: SynonymGroup, showsOrigin) => (
          <SynonymRow key={group.id} group={group} showsOrigin={showsOrigin} searchRules={searchRules} />
        )}
      </SearchRuleList>
      {searchRules.edited && (
        <SynonymDialog
          group={searchRules.edited === 'new' ? null : searchRules.edited}
          word={state.add}
          address={address}
          searchRules={searchRules}
        />
      )}
    </>
  );
}

/** Names of the columns; hidden from screen readers, to which each row reads its words as one name. */
function SynonymHead() {
  const { t } = useTranslation('studio');
  return (
    <div className={`${rows.row} ${rows.head}`} data-rule="true" aria-hidden>
      <div className={rows.synonyms}>
        {localesFrom(useInterfaceLocale()).map((locale) => (
          <span key={locale}>{t(`language.${locale}`)}</span>
        ))}
      </div>
    </div>
  );
}

interface SynonymRowProps {
  group: SynonymGroup;
  showsOrigin: boolean;
  searchRules: SearchRules<SynonymGroup>;
}

function SynonymRow({ group, showsOrigin, searchRules }: SynonymRowProps) {
  const { t } = useTranslation('searchAdmin');
  const locales = localesFrom(useInterfaceLocale());
  const { id, revision, origin, words, shared } = group;
  const named = { words: words.join(t('between')) };
  const restore = async () => {
    const saved = await requestChange('POST /api/manage/search/synonym/save', { words });
    if (saved) searchRules.onRestored(group, saved);
    return saved !== undefined;
  };
  return (
    <SearchRuleRow
      fromFolder={origin === 'folder'}
      showsOrigin={showsOrigin}
      editName={t('synonyms.editNamed', named)}
      removeName={t('synonyms.removeNamed', named)}
      removedText={t('synonyms.removed', named)}
      focused={searchRules.restored === id}
      onEdit={() => {
        searchRules.edit(group);
      }}
      onRemove={async () => (await requestChange('POST /api/manage/search/synonym/remove', { id, revision })) !== undefined}
      onRestore={restore}
    >
      <div className={rows.words}>
        <h3 className={rows.synonyms} aria-label={words.join(t('between'))}>
          {locales.map((locale) => (
            <span key={locale} className={rows.language}>
              {words
                .filter((word) => hasChinese(word) === (locale === 'zh-CN'))
                .map((word) => (
                  <span key={word} className={`tag ${rows.word}`}>
                    {word}
                  </span>
                ))}
            </span>
          ))}
        </h3>
        {shared.map(({ word, with: others }) => (
          <p key={`${word} ${others.join(' ')}`} className="meta">
            {t('synonyms.shared', { word, words: others.join(t('between')) })}
          </p>
        ))}
      </div>
    </SearchRuleRow>
  );
}
