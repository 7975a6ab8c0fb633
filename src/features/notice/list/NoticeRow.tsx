import type { FoundNotice, NoticeCard } from 'contract/notice';
import { ItemRow } from '@/entities/item/list/ItemRow';
import { ShortDate } from '@/ui/primitives/ShortDate';
import { NoticeTags, PinnedTag } from './NoticeTags';
import { UnreadMark } from './UnreadMark';

export function NoticeRow({ notice }: { notice: NoticeCard | FoundNotice }) {
  const { read, pinned, publishedAt } = notice;
  return (
    <ItemRow
      item={notice}
      highlight={'highlight' in notice ? notice.highlight : undefined}
      lead={!read && <UnreadMark />}
      read={read}
      tag={
        <>
          {pinned && <PinnedTag />}
          <NoticeTags notice={notice} />
        </>
      }
      end={publishedAt ? <ShortDate iso={publishedAt} /> : undefined}
      isShort={!('highlight' in notice)}
    />
  );
}
