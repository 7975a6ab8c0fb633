import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { DrawingError, stillDrawing } from '../../../server/modules/item/files/drawing';

const CONTENT = 'sample-content';
const drawing = (content: string, attributes = '') => stillDrawing(`<svg ${attributes}>${content}</svg>`);
const root = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const CIRCLE = '<circle r="1"></circle>';

for (const [what, content] of Object.entries({
  'a script': '<script>alert(1)</script>',
  'a script in CDATA': '<script><![CDATA[alert(1)]]></script>',
  'a script within an unknown element': '<unknown><g><script>alert(1)</script></g></unknown>',
  'HTML in the drawing': '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>Text</p></body></foreignObject>',
  'HTML with a namespace prefix': '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  'an animation that sets an address': '<animate attributeName="href" to="javascript:alert(1)"/>',
  'a comment': '<!-- by Mei Lin -->',
  'data of a drawing program': '<metadata><rdf:RDF/></metadata><sodipodi:namedview id="base"/>',
  'an instruction': '<?xml-stylesheet href="https://elsewhere.example/a.css"?>',
}))
  test(`removes ${what}`, async () => {
    assert.equal(await drawing(content + CIRCLE), root(CIRCLE));
  });

for (const attribute of [
  'onclick="alert(1)"',
  'ONLOAD="alert(1)"',
  'href="https://elsewhere.example/a.svg#b"',
  'xlink:href="javascript:alert(1)"',
  'href="data:image/svg+xml;base64,PHN2Zy8+"',
  'fill="url(https://elsewhere.example/a.svg#b)"',
  'style="fill: u\\72l(https://elsewhere.example/a.svg#b)"',
  'xml:base="https://elsewhere.example/"',
  'xmlns="http://www.w3.org/1999/xhtml"',
  'inkscape:label="Layer"',
])
  test(`removes the attribute ${attribute}`, async () => {
    assert.equal(await drawing(`<use x="1" ${attribute}/>`), root('<use x="1"></use>'));
  });

test('removes a style that loads something, and keeps one that does not', async () => {
  assert.equal(await drawing('<style>@import "https://elsewhere.example/a.css";</style>'), root('<style></style>'));
  assert.equal(
    await drawing('<style>.a &lt; .b { fill: url(#c) }</style>'),
    root('<style>.a &#60; .b { fill: url(#c) }</style>'),
  );
});

test('keeps what a link shows, without the link', async () => {
  const link = '<a href="https://elsewhere.example/" transform="scale(2)"><text>A &amp; B</text></a>';
  assert.equal(await drawing(link), root('<g transform="scale(2)"><text>A &#38; B</text></g>'));
});

test('writes one element that is well-formed, whatever it reads', async () => {
  const doctype = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<script/>">]>';
  assert.equal(
    await stillDrawing(`${doctype}<svg><g><path d="M0\n0" id='"'></svg>&a;<svg/>text`),
    root('<g><path d="M0&#10;0" id="&#34;"></path></g>'),
  );
});

test('refuses elements that are nested without end, before they cost time', async () => {
  await assert.rejects(drawing('<g>'.repeat(1_000_000)), DrawingError);
});

test('shows every picture of the sample content as before, and changes it only once', async () => {
  const files = (await readdir(CONTENT, { recursive: true })).filter((file) => file.endsWith('.svg'));
  assert.ok(files.length > 10);
  for (const file of files) {
    const original = await readFile(join(CONTENT, file));
    const still = await stillDrawing(original.toString());
    assert.equal(await stillDrawing(still), still, file);
    const [before, after] = await Promise.all([original, Buffer.from(still)].map((svg) => sharp(svg).raw().toBuffer()));
    assert.ok(after && before?.equals(after), file);
  }
});
