import GithubSlugger, { slug } from 'github-slugger';
import { decodeAddress } from './address';

/** Ids that the page around an article uses. In the article the same ids get a suffix, such as `main-1`. */
const TAKEN_BY_THE_PAGE = ['root', 'main', 'content', 'areas', 'loading', 'not-built', 'search', 'toc'];

/** Assigns each anchor of an article a unique id, made from a heading's text or from the id that its author wrote. */
export class Anchors {
  readonly #slugger = new GithubSlugger();
  readonly #given = new Set<string>();

  constructor() {
    for (const id of TAKEN_BY_THE_PAGE) this.#slugger.slug(id);
  }

  ofHeading(text: string): string {
    return this.#give(text.trim());
  }

  ofAuthor(id: string): string {
    return this.#give(plain(id));
  }

  /** Returns whether the anchor exists; the empty anchor is the top of the page. */
  has(anchor: string): boolean {
    return anchor === '' || this.#given.has(anchor);
  }

  #give(name: string): string {
    const id = this.#slugger.slug(name);
    this.#given.add(id);
    return id;
  }
}

/** Returns the id of the first anchor with that name, for a link to it. The target document is not read. */
export function anchorOf(fragment: string): string {
  const id = slug(plain(decodeAddress(fragment)));
  return TAKEN_BY_THE_PAGE.includes(id) ? `${id}-1` : id;
}

/** Replaces colons, so that `fnref1:2` and `fnref12` get different ids. */
const plain = (id: string): string => id.trim().replaceAll(':', '-');
