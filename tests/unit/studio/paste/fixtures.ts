/** HTML as programs put it on the clipboard, with the Markdown that the editor makes of it. */
export interface PasteFixture {
  program: string;
  html: string;
  markdown: string;
}

const word: PasteFixture = {
  program: 'Word',
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h2><span lang=EN-US style='mso-ansi-language:EN-US'>Parental leave<o:p></o:p></span></h2>
<p class=MsoNormal><b><span lang=EN-US>Both parents</span></b><span lang=EN-US> may take up to <i>14 weeks</i>; see <a href="https://portico.example/leave">the rules</a>.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><span lang=EN-US>Tell your manager<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><span lang=EN-US>at least two months before<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><span lang=EN-US>Fill in the form<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=EN-US>First step<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=EN-US>Second step<o:p></o:p></span></p>
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="Picture_1"><v:imagedata src="file:///C:/Users/ana/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 src="file:///C:/Users/ana/clip_image001.png"><![endif]></span>End.<o:p></o:p></p>
<!--EndFragment-->
</body></html>`,
  markdown: `## Parental leave

**Both parents** may take up to *14 weeks*; see [the rules](https://portico.example/leave).

- Tell your manager
  - at least two months before
- Fill in the form

1. First step
2. Second step

End.
`,
};

const excel: PasteFixture = {
  program: 'Excel',
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {font-weight:700; text-align:center;}--></style></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64>Grade</td><td class=xl65 width=64>Days | year</td><td class=xl65 width=64>From</td></tr>
 <tr height=20><td height=20>A</td><td align=right>25</td><td align=right>01/01/2026</td></tr>
 <tr height=20><td height=20>B</td><td align=right colspan=2>30</td></tr>
<!--EndFragment-->
</table></body></html>`,
  markdown: `| Grade | Days \\| year | From |
| --- | ---: | ---: |
| A | 25 | 01/01/2026 |
| B | 30 |  |
`,
};

/** A browser that normalises the sheet puts the columns into a group. */
const normalisedExcel: PasteFixture = {
  program: 'Excel, normalised by a browser',
  html: `<html><body><table style="border-collapse: collapse; width: 96pt;"><!--StartFragment--><colgroup><col width="64" style="width: 48pt;"><col width="64"></colgroup><tbody><tr height="20"><td width="64">Grade</td><td>Days</td></tr><tr><td>A</td><td align="right">25</td></tr></tbody><!--EndFragment--></table></body></html>`,
  markdown: `| Grade | Days |
| --- | ---: |
| A | 25 |
`,
};

const googleDocs: PasteFixture = {
  program: 'Google Docs',
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f0c1a2b-7fff-1234-abcd-0123456789ab"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:700;">Travel</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Book </span><span style="font-size:11pt;font-weight:700;">early</span><span style="font-size:11pt;font-style:italic;"> and cheaply</span><span style="font-size:11pt;font-weight:400;">.</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Train</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Bus</span></p></li></ul><br /><p dir="ltr"><span style="text-decoration:line-through;">Old rule</span></p></b><br class="Apple-interchange-newline">`,
  markdown: `## Travel

Book **early** *and cheaply*.

- Train
- Bus

~~Old rule~~
`,
};

const web: PasteFixture = {
  program: 'a web page',
  html: `<div class="content" onclick="steal()"><h3 id="x">How to</h3><script>alert(1)</script><p>Read <a href="javascript:alert(1)">this</a>, <a href=" java&#10;script:alert(1)">that</a> and <a href="https://example.org/a_b?x=1&amp;y=2" onmouseover="x()">more</a>.</p><p><img src="http://tracker.example/p.gif" alt="spy"><img src="https://example.org/plan.png" alt="Plan" onerror="x()"><img src="data:image/png;base64,AAAA"></p><blockquote><p>Said <code>once</code></p></blockquote><pre><code>let a = 1;
let b = 2;</code></pre><iframe src="https://evil.example"></iframe><svg><script>alert(2)</script></svg><hr><p style="display:none">hidden</p><p>2 * 3 * 4 and [x] and &lt;b&gt;</p></div>`,
  markdown: `### How to

Read this, that and [more](https://example.org/a_b?x=1&y=2).

![Plan](https://example.org/plan.png)

> Said \`once\`

\`\`\`
let a = 1;
let b = 2;
\`\`\`

---

2 * 3 * 4 and [x] and \\<b>
`,
};

export const PASTE_FIXTURES: readonly PasteFixture[] = [word, excel, normalisedExcel, googleDocs, web];
