import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

const SVG = 'http://www.w3.org/2000/svg';
/** Elements of a still picture. All others, such as scripts, animations and HTML, are removed with their content. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use switch title desc style view ' +
    'path rect circle ellipse line polyline polygon image text tspan textPath ' +
    'linearGradient radialGradient stop pattern marker clipPath mask filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight ' +
    'feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset ' +
    'fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
/** Attributes that describe a picture: without a prefix, and none of an event. */
const ATTRIBUTE = /^(xml:space|(?!on|xmlns$)[a-z][a-z\d-]*)$/i;
const REFERENCES = new Set(['href', 'xlink:href']);
/** References that load nothing: within the picture, or to a picture that it contains. */
const WITHIN = /^\s*(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/i;
/** Styles and values that may load something: imports, addresses outside the picture, and escapes that could hide them. */
const LOADING = /@import|\\|(url|image|image-set|src)\((?!\s*['"]?\s*(#|data:image\/(png|jpeg|gif|webp|avif);base64,))/i;
const MAX_DEPTH = 256;
const CHUNK = 64 * 1024;

/** Error of an SVG whose elements are nested too deeply. */
export class DrawingError extends Error {}

/**
 * Returns an SVG with only what a still picture needs: no scripts, events, links, animations, comments or HTML, and nothing
 * that is loaded from elsewhere. The result of a result is the same. Throws DrawingError.
 */
export async function stillDrawing(svg: string): Promise<string> {
  const drawing = new DrawingWriter();
  const parser = new Parser(drawing, { xmlMode: true });
  for (let start = 0; start < svg.length; start += CHUNK) {
    parser.write(svg.slice(start, start + CHUNK));
    // Lets the server answer other calls while it reads a large picture.
    await setImmediate();
  }
  parser.end();
  return drawing.text;
}

/** Writes the elements that a parser reads, without those that a still picture does not need. */
class DrawingWriter {
  text = '';
  private depth = 0;
  /** Depth of the outermost element that is being removed; Infinity outside of one. */
  private removedFrom = Infinity;
  /** Content of the style element that is being read. */
  private style: string | null = null;

  onopentag(name: string, attributes: Record<string, string>): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new DrawingError(`more than ${MAX_DEPTH} elements in one another`);
    if (this.isRemoving()) return;
    const isRoot = this.depth === 1;
    if (!ELEMENTS.has(writtenName(name)) || (isRoot && this.text !== '')) {
      this.removedFrom = this.depth;
      return;
    }
    this.text += `<${writtenName(name)}${isRoot ? ` xmlns="${SVG}"` : ''}${written(name, attributes)}>`;
    if (name === 'style') this.style = '';
  }

  ontext(text: string): void {
    if (this.isRemoving() || this.depth === 0) return;
    if (this.style === null) this.text += escaped(text);
    else this.style += text;
  }

  onclosetag(name: string): void {
    if (!this.isRemoving()) {
      if (this.style !== null) this.text += LOADING.test(this.style) ? '' : escaped(this.style);
      this.style = null;
      this.text += `</${writtenName(name)}>`;
    }
    if (this.removedFrom === this.depth) this.removedFrom = Infinity;
    this.depth -= 1;
  }

  private isRemoving(): boolean {
    return this.removedFrom < Infinity;
  }
}

/** A link is written as a group. */
const writtenName = (element: string): string => (element === 'a' ? 'g' : element);

/** Returns the attributes of an element as they are written. */
function written(element: string, attributes: Record<string, string>): string {
  const kept = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    if (REFERENCES.has(name)) {
      if (element !== 'a' && WITHIN.test(value)) kept.set('href', value);
    } else if (ATTRIBUTE.test(name) && !LOADING.test(value)) kept.set(name, value);
  }
  return [...kept].map(([name, value]) => ` ${name}="${escaped(value).replace(/["\n\r\t]/g, asReference)}"`).join('');
}

const escaped = (text: string): string => text.replace(/[&<>]/g, asReference);

const asReference = (character: string): string => `&#${character.charCodeAt(0)};`;
