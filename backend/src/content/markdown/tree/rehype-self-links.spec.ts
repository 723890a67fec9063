import { expect, it } from '@jest/globals';
import { parseArticle, writeArticle } from '../../exports/article-tree.js';
import { parseHtml, passagesBySection } from '../../translation/passages.js';
import { renderMarkdown } from '../render-markdown.js';

const assets = {
  'plan.png': { url: '/media/ab/plan.png', width: 1200, height: 800 },
  'puce.png': { url: '/media/ab/puce.png', width: 16, height: 16 },
};
const source = `## Poser *la* planche

![Le plan](plan.png)

Une ![puce](puce.png) dans la phrase, et [![Le plan](plan.png)](https://exemple.fr/).

### Voir [la suite](/catalogue)`;

it('links headings and large images to themselves, but nothing that is a link', async () => {
  const { html } = await renderMarkdown(source, assets);
  expect(html).toContain(
    '<h2 id="poser-la-planche"><a href="#poser-la-planche">Poser <em>la</em> planche</a></h2>',
  );
  expect(html).toContain('<p><a href="/media/ab/plan.png"><img src="/media/ab/plan.png" alt="Le plan"');
  expect(html).toContain('Une <img src="/media/ab/puce.png"');
  expect(html).toContain('rel="noopener noreferrer nofollow ugc"><img src="/media/ab/plan.png"');
  expect(html).toContain('<h3 id="voir-la-suite">Voir <a href="/catalogue">la suite</a></h3>');
});

it('omits these links in exports and translations', async () => {
  const { html } = await renderMarkdown(source, assets);
  const alone = writeArticle(parseArticle(html));
  expect(alone).toContain('<h2 id="poser-la-planche">Poser <em>la</em> planche</h2>');
  expect(alone).toContain('<p><img src="/media/ab/plan.png"');
  expect(alone.match(/<a /g)).toHaveLength(2);

  const [section] = passagesBySection(parseHtml(html));
  expect(section![0]!.text).toBe('Poser <span id="n0">la</span> planche');
});
