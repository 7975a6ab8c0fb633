import type { Tool } from 'contract/tool';
import { itemPath } from 'contract/core/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ArticleBody } from '@/entities/item/article/ArticleBody';
import { AttachmentList } from '@/entities/item/page/AttachmentList';
import { ChangeNotes } from '@/entities/item/page/ChangeNotes';
import { EditLink } from '@/entities/item/actions/EditLink';
import { FavouriteButton } from '@/entities/item/actions/FavouriteButton';
import { KeepButton } from '@/entities/item/actions/KeepButton';
import { LanguageTag } from '@/entities/item/article/LanguageTag';
import { MainAction } from '@/entities/item/page/MainAction';
import { RelatedItems } from '@/entities/item/page/RelatedItems';
import { ShareButton } from '@/entities/item/actions/ShareButton';
import { ToolSign } from '@/entities/item/list/ToolSign';
import { useAnchor } from '@/entities/item/article/useAnchor';
import type { FavouriteChanges } from '@/entities/item/actions/useFavouriteChanges';
import { useItemMeta } from '@/entities/item/page/useItemMeta';
import { contactBeside } from '@/entities/person/contact-beside';
import { WhomToAsk } from '@/entities/person/WhomToAsk';
import { HelpfulFeedback } from '@/entities/item/actions/HelpfulFeedback';
import styles from './ToolGuide.module.css';

interface ToolGuideProps {
  tool: Tool;
  favourites: FavouriteChanges;
  countShare: (id: string) => void;
}

/** Shows how to use a tool, the contact and a link to the tool. */
export function ToolGuide({ tool, favourites, countShare }: ToolGuideProps) {
  const { t } = useTranslation('tool');
  useAnchor();
  const { area, id, title, summary, locale, url, body, attachments, changes, useful, related } = tool;
  return (
    <div className={styles.guide}>
      <GuideHead tool={tool} />
      {url !== null && (
        <MainAction href={url} text={t('open')} hint={new URL(url).host} icon="arrow-up-right" opens={{ as: 'tab' }} />
      )}
      <div className={styles.tools}>
        <FavouriteButton
          item={{ area, id }}
          title={title}
          favourite={favourites.isFavourite(tool)}
          labelled
          onChange={(favourite) => {
            favourites.keep({ area, id }, favourite);
          }}
        />
        <ShareButton
          title={title}
          locale={locale}
          path={itemPath(area, id)}
          onShared={() => {
            countShare(id);
          }}
        />
        <KeepButton item={tool} />
        <EditLink item={tool} />
      </div>
      <WhomToAsk item={tool} />
      {body ? <ArticleBody html={body} locale={locale} /> : !summary && <p className="second">{t('guide.none')}</p>}
      <AttachmentList item={{ area, id }} attachments={attachments} />
      <ChangeNotes changes={changes} locale={locale} />
      <HelpfulFeedback item={{ area, id }} mine={useful.mine} />
      <RelatedItems items={related} />
    </div>
  );
}

/** Returns whether the part about whom to ask names the department of the tool. */
const isNamedBelow = ({ owner, contact, department }: Tool): boolean =>
  owner ? owner.department === department?.name : contactBeside({ owner, contact }) !== null;

function GuideHead({ tool }: { tool: Tool }) {
  const { summary, locale, department } = tool;
  const meta = useItemMeta({ ...tool, department: isNamedBelow(tool) ? null : department });
  return (
    <header className={styles.head}>
      <ToolSign tool={tool} />
      <div>
        {summary && (
          <p className={styles.summary} lang={locale}>
            {summary}
          </p>
        )}
        <p className="meta dotted">
          {meta.map(({ text }) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <LanguageTag locale={locale} />
      </div>
    </header>
  );
}
