import type { Page } from 'contract/core/endpoint';
import type { NoticeCard } from 'contract/notice';

/** Returns a page of notices, all of them marked as read. */
export const withAllRead = <Shown extends Page<NoticeCard>>(page: Shown): Shown => ({
  ...page,
  items: page.items.map((item) => ({ ...item, read: true })),
});
