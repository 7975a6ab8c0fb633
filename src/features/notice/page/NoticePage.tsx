import '@/lib/i18n/texts/notice';
import { refreshInbox } from '@/entities/notice/inbox';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { ItemPage } from '@/entities/item/page/ItemPage';
import { HelpfulFeedback } from '@/entities/item/actions/HelpfulFeedback';
import { useItem } from '@/entities/item/page/useItem';
import { ChangesSince } from './ChangesSince';
import { ConfirmedNote } from './ConfirmedNote';
import { ConfirmationReaders, ConfirmPanel } from './ConfirmPanel';
import { NoticeDetail } from './NoticeDetail';
import { NoticeNeighbours } from './NoticeNeighbours';
import { useConfirmation } from '@/entities/notice/useConfirmation';

/** Renders the page of a published notice. */
export function NoticePage({ id }: { id: string }) {
  const { t } = useTranslation('notice');
  const item = useItem('/api/notice', id, refreshInbox);
  const confirmation = useConfirmation(item);
  return (
    <ItemPage area="notice" item={item} notFound={{ title: t('notFound.title'), text: t('notFound.text') }}>
      {(notice, head) => {
        const { mustRead, acknowledged, acknowledgedAt } = notice;
        const asks = mustRead && !acknowledged;
        const { made } = confirmation;
        const note = acknowledged && acknowledgedAt && <ConfirmedNote at={acknowledgedAt} focused={made} />;
        return (
          <NoticeDetail
            notice={notice}
            head={head}
            action={asks ? <ConfirmPanel notice={notice} confirmation={confirmation} /> : made && note}
            aside={!made && note}
            lead={<ChangesSince notice={notice} />}
            neighbours={<NoticeNeighbours notice={notice} />}
          >
            {asks && <ConfirmationReaders />}
            <HelpfulFeedback item={{ area: 'notice', id: notice.id }} mine={notice.useful.mine} />
          </NoticeDetail>
        );
      }}
    </ItemPage>
  );
}
