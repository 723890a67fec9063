import { expect, it } from '@jest/globals';
import { repeatsOpening, withoutRepeatedTitle } from './said-once.js';

it.each([
  ['Le four chauffe.', '<p>Le four chauffe.</p>', true],
  [
    'Le four chauffe & cuit.',
    '<h2 id="a">A</h2>\n<p>Le <b>four</b> chauffe &#x26; cuit<sup><a href="#n" data-footnote-ref="">1</a></sup>.</p>',
    true,
  ],
  ['Le four chauffe…', '<p>Le four chauffe longtemps.</p>', true],
  ['« Le four » chauffe', '<p>«\u202FLe four\u202F» chauffe.</p>', true],
  ['Le four', '<p>Le four chauffe.</p>', false],
  ['Autre chose.', '<p>Le four chauffe.</p>', false],
  ['', '<p>Le four chauffe.</p>', false],
  ['Le four chauffe.', '', false],
])('40.34 decides whether « %s » repeats the opening of %s', (description, content, is) => {
  expect(repeatsOpening(description, content)).toBe(is);
});

it.each([
  ['<h2 id="le-four"><a href="#le-four">Le four</a></h2>\n<p>a</p>', '<p>a</p>'],
  [
    '<h2 id="le-four">Le <em>Four</em> !</h2>\n<p><a href="#le-four">a</a></p>',
    '<p id="le-four"></p>\n<p><a href="#le-four">a</a></p>',
  ],
  ['<h2 id="a">Le pain</h2>\n<p>a</p>', '<h2 id="a">Le pain</h2>\n<p>a</p>'],
  ['<p>a</p><h2 id="le-four">Le four</h2>', '<p>a</p><h2 id="le-four">Le four</h2>'],
])('40.34 removes a first heading that repeats the title: %s', (content, out) => {
  expect(withoutRepeatedTitle(content, 'Le four')).toBe(out);
});
