import render from 'dom-serializer';
import { Element, Text, type ChildNode } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { TocEntry } from '../../../../contract/item';
import type { Locale } from '../../../../contract/core/locale';
import { attachmentPath, itemPath, narrowerPath } from '../../../../contract/core/paths';
import { narrowerWidths } from '../../../../contract/core/pictures';
import type { FileKind } from '../../../../contract/manage/file';
import { CONTAINER_KINDS, CONTAINER_NAMES, type ContainerKind } from '../../../../markdown/containers';
import { Anchors } from './anchors';
import { linkPhoneNumbers } from './article-phones';
import { frameTable } from './article-table';
import { readReference, type Reference } from './references';

/** Stored file of the document, as it can be shown. Width and height are in pixels, null if unknown. */
export interface ShownFile {
  id: string;
  /** Media type. */
  type: string;
  width: number | null;
  height: number | null;
}

export interface Surroundings {
  /** Lines of the text at which stale passages start. Readers see a note above them. */
  staleFrom?: readonly number[];
  /** Language of the text. */
  locale: Locale;
  /** Folder within the content folder that relative addresses start from. */
  folder: string;
  /** Returns the stored file at a path within the content folder; null if the document has none there. */
  fileAt: (path: string, kind: FileKind) => ShownFile | null;
}

/** Target of a link or picture in the article, as its author wrote it. */
export interface FoundReference {
  address: string;
  as: 'link' | 'picture';
  target: Reference;
}

const FIRST_TOC_LEVEL = 2;
const LAST_TOC_LEVEL = 3;

/** Converts sanitized HTML into the article that the portal shows. All ids are assigned first, because a link may precede its target. */
export class Article {
  readonly nodes: ChildNode[];
  readonly toc: TocEntry[] = [];
  readonly references: FoundReference[] = [];
  readonly #anchors = new Anchors();
  /** Text of the last heading before the element that is being converted. */
  #lastHeading = '';
  readonly #tableNames = new Set<string>();
  readonly #surroundings: Surroundings;

  constructor(cleanHtml: string, surroundings: Surroundings) {
    this.#surroundings = surroundings;
    const { children } = parseDocument(cleanHtml);
    for (const element of DomUtils.getElementsByTagName('*', children)) this.#name(element);
    this.nodes = linkPhoneNumbers(this.#shapeAll(children, false));
  }

  /** Fills in the notes above stale passages. They are not part of the text that is indexed for search. */
  tellStale(): void {
    const words = STALE_NOTES[this.#surroundings.locale];
    const notes = DomUtils.getElementsByTagName('div', this.nodes).filter(({ attribs }) => 'data-stale' in attribs);
    for (const note of notes) {
      note.attribs.role = 'note';
      note.children = [new Text(words)];
    }
  }

  get html(): string {
    return render(this.nodes, { encodeEntities: 'utf8' }).trim();
  }

  #shapeAll(nodes: ChildNode[], inLink: boolean): ChildNode[] {
    return nodes.flatMap((node) => (DomUtils.isTag(node) ? this.#shape(node, inLink) : [node]));
  }

  #name(element: Element): void {
    if (element.attribs.id !== undefined) element.attribs.id = this.#anchors.ofAuthor(element.attribs.id);
    if (/^h[1-6]$/.test(element.name)) this.#nameHeading(element);
  }

  #shape(element: Element, inLink: boolean): ChildNode[] {
    if (element.name === 'img') return this.#picture(element, inLink);
    element.children = this.#shapeAll(element.children, inLink || element.name === 'a');
    if (/^h[2-6]$/.test(element.name)) this.#lastHeading = DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
    switch (element.name) {
      case 'a':
        return this.#link(element);
      case 'table':
        return [frameTable(element, this.#lastHeading, (names) => this.#tableName(names))];
      case 'aside':
        return [this.#callout(element)];
      case 'details':
        return [this.#titled(element, 'summary', 'details')];
      case 'p':
        return element.children.every(isBlankText) && element.attribs.id === undefined ? [] : [element];
      default:
        return [element];
    }
  }

  /** Returns the first of the names that no other table has, or else the last one with a number; null without a name. */
  #tableName(names: readonly string[]): string | null {
    const last = names.at(-1);
    if (last === undefined) return null;
    const numbered = Array.from(this.#tableNames, (_, place) => `${last} (${place + 2})`);
    const name = [...names, ...numbered].find((each) => !this.#tableNames.has(each)) ?? last;
    this.#tableNames.add(name);
    return name;
  }

  /** Gives a heading its id and adds it to the table of contents. `h1` becomes `h2`, because the page has its own `h1`. */
  #nameHeading(heading: Element): void {
    if (heading.name === 'h1') heading.name = 'h2';
    const level = Number(heading.name[1]);
    const text = DomUtils.textContent(heading).replace(/\s+/g, ' ').trim();
    if (!text) return;
    const id = heading.attribs.id ?? this.#anchors.ofHeading(text);
    heading.attribs.id = id;
    if (level >= FIRST_TOC_LEVEL && level <= LAST_TOC_LEVEL) this.toc.push({ id, text, level });
  }

  #callout(element: Element): Element {
    const kind = CONTAINER_KINDS.find((each) => each === element.attribs['data-callout']);
    return kind ? this.#titled(element, 'header', kind) : element;
  }

  /** Gives a container without a title the name of its kind. */
  #titled(element: Element, tag: string, kind: ContainerKind): Element {
    const [title] = DomUtils.getElementsByTagName(tag, element.children, false);
    const name = new Text(CONTAINER_NAMES[this.#surroundings.locale][kind]);
    if (!title) element.children.unshift(new Element(tag, {}, [name]));
    else if (title.children.every(isBlankText)) title.children = [name];
    return element;
  }

  /**
   * Resolves a link. Documents and files get their addresses in the portal, external links get a `rel` attribute, and links
   * without a valid target become plain text.
   */
  #link(link: Element): ChildNode[] {
    const { href: address, ...attribs } = link.attribs;
    if (address === undefined) return [link];
    const target = this.#refer(address, 'link');
    const href = this.#hrefOf(target);
    if (href === null) return attribs.id === undefined ? link.children : [new Element('span', attribs, link.children)];
    link.attribs = { href, ...attribs, ...(target.kind === 'external' ? EXTERNAL_LINK : {}) };
    return [link];
  }

  /**
   * Resolves a picture. One without a stored file is replaced by its description, so that no reader's browser requests it from
   * another site.
   */
  #picture({ attribs }: Element, inLink: boolean): ChildNode[] {
    const { src: address = '', alt = '', title, id } = attribs;
    const place = { ...(id !== undefined && { id }) };
    const target = this.#refer(address, 'picture');
    const file = target.kind === 'file' ? this.#surroundings.fileAt(target.path, 'picture') : null;
    if (file) {
      const shown = {
        src: attachmentPath(file.id),
        alt,
        ...place,
        ...(title && { title }),
        ...sizeOf(file),
        ...sourcesOf(file),
        ...LAZY,
      };
      return [new Element('img', shown)];
    }
    const description = new Text(alt.trim() || (target.kind === 'external' ? target.url : ''));
    if (target.kind === 'external' && !inLink)
      return [new Element('a', { href: target.url, ...place, ...EXTERNAL_LINK }, [description])];
    return id === undefined ? [description] : [new Element('span', place, [description])];
  }

  #refer(address: string, as: FoundReference['as']): Reference {
    const read = readReference(address, this.#surroundings.folder);
    const target: Reference = read.kind === 'here' && !this.#anchors.has(read.anchor) ? { kind: 'nowhere' } : read;
    this.references.push({ address, as, target });
    return target;
  }

  #hrefOf(target: Reference): string | null {
    switch (target.kind) {
      case 'external':
        return target.url;
      case 'page':
        return target.path;
      case 'here':
        return `#${target.anchor}`;
      case 'document':
        return itemPath(target.area, target.id, target.anchor);
      case 'file': {
        const file = this.#surroundings.fileAt(target.path, 'attachment');
        return file && attachmentPath(file.id);
      }
      case 'nowhere':
        return null;
    }
  }
}

/** Notes above passages whose counterparts in the other language have changed. */
const STALE_NOTES: Record<Locale, string> = {
  'en-US': 'This passage is being translated. The Chinese version is newer.',
  'zh-CN': '本段正在翻译，英文版内容较新。',
};

const EXTERNAL_LINK = { rel: 'noopener noreferrer' };
const LAZY = { loading: 'lazy', decoding: 'async' };

/** Width of a picture on the page: that of the text on a wide window, that of the window on a phone. */
const SIZES = '(max-width: 760px) 100vw, 708px';

/** Returns the attributes by which a browser takes the narrowest picture that is sharp on its screen. */
function sourcesOf(file: ShownFile): Record<string, string> {
  const narrower = narrowerWidths(file).map((width) => `${narrowerPath(file.id, width)} ${width}w`);
  if (!narrower.length) return {};
  return { srcset: [...narrower, `${attachmentPath(file.id)} ${file.width ?? 0}w`].join(', '), sizes: SIZES };
}

function sizeOf({ width, height }: ShownFile): Record<string, string> {
  return width && height ? { width: String(width), height: String(height) } : {};
}

const isBlankText = (node: ChildNode): boolean => DomUtils.isText(node) && node.data.trim() === '';
