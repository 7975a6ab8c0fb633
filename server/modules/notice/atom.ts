import { Feed } from 'feed';
import type { Locale } from '../../../contract/core/locale';
import { itemPath } from '../../../contract/core/paths';
import type { CardRow } from '../item/read/card-repository';
import { nameIn } from '../item/read/names';

const TITLES: Record<Locale, string> = { 'en-US': 'Notices', 'zh-CN': '通知' };

interface FeedFacts {
  id: string;
  /** Address of the feed, including its token. */
  url: string;
  locale: Locale;
  createdAt: Date;
}

/** Renders notices as an Atom feed. The same notices always give exactly the same text. */
export function atomFeed({ id, url, locale, createdAt }: FeedFacts, notices: readonly CardRow[], publicUrl: string): string {
  const dates = notices.map((notice) => updatedAt(notice).getTime());
  const feed = new Feed({
    id: `urn:uuid:${id}`,
    title: TITLES[locale],
    link: `${publicUrl}/notice`,
    feedLinks: { atom: url },
    author: { name: 'Portico' },
    generator: 'Portico',
    updated: new Date(Math.max(createdAt.getTime(), ...dates)),
  });
  for (const notice of notices) feed.addItem(entryOf(notice, locale, publicUrl));
  return feed.atom1();
}

function entryOf(notice: CardRow, locale: Locale, publicUrl: string): Parameters<Feed['addItem']>[0] {
  const { id, title, summary, departmentNames, publishedAt } = notice;
  const address = publicUrl + itemPath('notice', id);
  return {
    id: address,
    link: address,
    title: asHtml(title),
    ...(summary && { description: asHtml(summary) }),
    ...(departmentNames && { author: [{ name: withoutControls(nameIn(departmentNames, locale)) }] }),
    ...(publishedAt && { published: publishedAt }),
    date: updatedAt(notice),
  };
}

/** Returns the later of publication and last change: a scheduled notice may have been written long before it is published. */
const updatedAt = ({ publishedAt, updatedAt }: CardRow): Date =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;

/** Removes control characters, which XML 1.0 does not allow even in escaped form. */
const withoutControls = (text: string): string => text.replace(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text as HTML, because the library declares its texts to be HTML. */
const asHtml = (text: string): string => withoutControls(text).replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
