import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { AREAS } from '../../../../contract/core/areas';
import { itemPath } from '../../../../contract/core/paths';
import type { Db } from '../../../db/connect';
import { findTargets, type LinkTarget } from './link-repository';
import type { ReadContext } from './read-context';

/**
 * An article as this reader can follow it: a link to an item that they cannot open (not written yet, withdrawn, for others) is shown
 * as its text, and one to an anchor that the item does not have leads to the item's beginning.
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

/** The items that an article links to, by their addresses as it has them. */
function linkedItems(html: string): Map<string, LinkTarget> {
  const items = new Map<string, LinkTarget>();
  for (const [, address = ''] of html.matchAll(/ href="(\/[^"]*)"/g)) {
    const item = itemAt(address);
    if (item) items.set(address, item);
  }
  return items;
}

/** Pages of an area that have the form of an item's address. */
const LISTS = ['/notice/search', '/welfare/news', '/welfare/search'];

/** The other way round of `itemPath`. */
function itemAt(address: string): LinkTarget | null {
  const [page = '', anchor = ''] = address.split('#', 2);
  const id = /[/=]([a-z0-9-]{1,80})$/.exec(page)?.[1] ?? '';
  const area = AREAS.find((candidate) => itemPath(candidate, id) === page);
  return area && !LISTS.includes(page) ? { area, id, anchor } : null;
}

/** A link whose goal is null becomes a `span`, which keeps what else the link was, such as an anchor. */
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
