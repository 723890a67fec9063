import { expect, it } from '@jest/globals';
import { bookChapter } from './book-tree.js';
import { parseArticle } from './article-tree.js';

const chapter = (html: string) => bookChapter(parseArticle(html)).xhtml;

it.each([
  ['<dl><div><dt>t</dt><dd>d</dd></div></dl>', '<dl><dt>t</dt><dd>d</dd></dl>'],
  ['<dl><dd>d</dd><dt>t</dt></dl>', '<div><div>d</div><div>t</div></div>'],
  ['<dl>mots<dt>t</dt><dd>d</dd></dl>', '<div><div>mots</div><div>t</div><div>d</div></div>'],
  ['<dl><dt><h2>t</h2></dt><dd>d</dd></dl>', '<dl><dt><div>t</div></dt><dd>d</dd></dl>'],
  [
    '<table><tr><td>a</td></tr><caption>c</caption></table>',
    '<table><caption>c</caption><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    '<table><tfoot><tr><td>f</td></tr></tfoot><thead><tr><th>h</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
  ],
  ['<table><caption>c</caption></table>', '<div><div>c</div></div>'],
  [
    '<table><tr><td colspan="0" rowspan="x">a</td></tr></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    '<table><colgroup span="2"><col></colgroup><tr><td>a</td></tr></table>',
    '<table><colgroup><col /></colgroup><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    '<ul>mots<li>a</li><ul><li>b</li></ul></ul>',
    '<ul><li>mots</li><li>a</li><li><ul><li>b</li></ul></li></ul>',
  ],
  ['<ul>mots</ul>', '<div>mots</div>'],
  ['<ol start="abc"><li value="x">a</li></ol>', '<ol><li>a</li></ol>'],
  ['<ol start="-3"><li value="2">a</li></ol>', '<ol start="-3"><li value="2">a</li></ol>'],
  ['<bdo>x</bdo>', '<span>x</span>'],
  ['<bdo dir="RTL">x</bdo>', '<bdo dir="rtl">x</bdo>'],
  ['<p lang="fr_FR">x</p>', '<p lang="fr-FR">x</p>'],
  ['<p lang="français">x</p>', '<p>x</p>'],
  ['<p dir="haut">x</p>', '<p>x</p>'],
  ['<b><p>x</p></b>', '<div style="font-weight: bold"><p>x</p></div>'],
  ['<h2><div>x</div></h2>', '<h2><span style="display: block">x</span></h2>'],
  ['<details><summary><h2>t</h2></summary>x</details>', '<div><div><h2>t</h2></div>x</div>'],
  [
    '<figure><figcaption>a</figcaption><p>b</p><figcaption>c</figcaption></figure>',
    '<figure><div>a</div><p>b</p><figcaption>c</figcaption></figure>',
  ],
  ['<figcaption>a</figcaption>', '<div>a</div>'],
  ['<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>'],
  ['<ruby><rt>kan</rt>漢</ruby>', '<span><span>kan</span>漢</span>'],
  ['<a href="http://[x">a</a>', '<a>a</a>'],
  ['<a href="https://a.fr/b|c%zz">a</a>', '<a href="https://a.fr/b%7Cc%25zz">a</a>'],
  ['<p title="]]>">a[b[0]]>c</p>', '<p title="]]&gt;">a[b[0]]&gt;c</p>'],
  ['<p>a\u0008b</p>', '<p>ab</p>'],
  ['<p id="a b">x</p><p id="a b">y</p>', '<p id="a1">x</p><p>y</p>'],
])('EX-03 %s is %s in a book', (html, xhtml) => {
  expect(chapter(html)).toBe(xhtml);
});

it('EX-03 puts a link within a link in its text', () => {
  const tree = parseArticle('<p><a href="https://a.fr/">a</a></p>');
  const link = parseArticle('<a href="https://b.fr/">b</a>').children[0]!;
  const [paragraph] = tree.children;
  if (paragraph?.type === 'element' && paragraph.children[0]?.type === 'element' && link.type === 'element')
    paragraph.children[0].children.push(link);
  expect(bookChapter(tree).xhtml).toBe('<p><a href="https://a.fr/">a<span>b</span></a></p>');
});
