import GithubSlugger, { slug } from 'github-slugger';
import { decodeAddress } from './address';

/** Ids of the page around an article; an article's own come out as `main-1` and so on. */
const TAKEN_BY_THE_PAGE = ['root', 'main', 'content', 'areas', 'loading', 'not-built', 'search', 'toc'];

/** Gives each place of an article an id that is its own, made from a heading's text or from the id that its author wrote. */
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

/** The id that the first place of that name has, for a link to it: links are written without looking at their target. */
export function anchorOf(fragment: string): string {
  const id = slug(plain(decodeAddress(fragment)));
  return TAKEN_BY_THE_PAGE.includes(id) ? `${id}-1` : id;
}

/** `fnref1:2` and `fnref12` are two places. */
const plain = (id: string): string => id.trim().replaceAll(':', '-');
