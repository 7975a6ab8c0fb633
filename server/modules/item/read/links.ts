import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { AREAS } from '../../../../contract/core/areas';
import { itemPath } from '../../../../contract/core/paths';
import type { Db } from '../../../db/connect';
import { findTargets, type LinkTarget } from './link-repository';
import type { ReadContext } from './read-context';

/**
 * Returns an article with its links adapted to the reader: a link to an item that they cannot open (not written yet, withdrawn,
 * for others) becomes plain text, and a link to a missing anchor leads to the start of the item.
 */
export async function resolveLinks(db: Db, html: string, readContext: ReadContext): Promise<string> {
  const linked = linkedItems(html);
  if (!linked.size) return html;
  const found = await findTargets(db, [...linked.values()], readContext);
  const anchors = new Map(found.map((target) => [addressOf(target), target.hasAnchor]));
  const goals = new Map<string, string | null>();
  for (const [address, { area, id, anchor }] of linked) {
    const hasAnchor = anchors.get(address);
    if (hasAnchor === undefined) goals.set(address, null);
    else if (anchor && !hasAnchor) goals.set(address, itemPath(area, id));
  }
  return goals.size ? redirected(html, goals) : html;
}

const addressOf = ({ area, id, anchor }: LinkTarget): string => itemPath(area, id, anchor);

/** Returns the items that an article links to, by their addresses as written in the article. */
export function linkedItems(html: string): Map<string, LinkTarget> {
  const items = new Map<string, LinkTarget>();
  for (const [, address = ''] of html.matchAll(/ href="(\/[^"]*)"/g)) {
    const item = itemAt(address);
    if (item) items.set(address, item);
  }
  return items;
}

/** List pages whose paths look like those of items. */
const LISTS = ['/notice/search', '/welfare/news', '/welfare/search'];

/** Returns the item that an address leads to (the inverse of `itemPath`); null if it leads to none. */
function itemAt(address: string): LinkTarget | null {
  const [page = '', anchor = ''] = address.split('#', 2);
  const id = /[/=]([a-z0-9-]{1,80})$/.exec(page)?.[1] ?? '';
  const area = AREAS.find((candidate) => itemPath(candidate, id) === page);
  return area && !LISTS.includes(page) ? { area, id, anchor } : null;
}

/** Replaces the addresses of links. A link whose new address is null becomes a `span` that keeps the other attributes, such as an id. */
function redirected(html: string, goals: ReadonlyMap<string, string | null>): string {
  const document = parseDocument(html);
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    const { href = '', ...attribs } = link.attribs;
    const goal = goals.get(href);
    if (goal === null) Object.assign(link, { name: 'span', attribs });
    else if (goal !== undefined) link.attribs.href = goal;
  }
  return render(document, { encodeEntities: 'utf8' });
}
