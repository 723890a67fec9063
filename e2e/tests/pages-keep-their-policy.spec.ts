import { takenOver } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { aliases, memberPaths, screens } from '../pages.js';

test.use({ site: 'rich' });
test.setTimeout(600_000);
test.beforeEach(({ tolerated }) => {
  tolerated.push(/status of 40[34]/);
});

const visitorPaths = [...screens.map(({ path }) => path), ...aliases];

for (const [reader, paths] of [
  ['a visitor', visitorPaths],
  ['a member', memberPaths],
] as const) {
  test(
    `43.2 no page has a style attribute in its HTML or breaks its security policy, for ${reader} @long`,
    { tag: '@desktop' },
    async ({ page }) => {
      if (reader === 'a member') await signUp(page, { isContributor: true });
      const broken: string[] = [];
      await page.exposeFunction('tellBroken', (rule: string) => broken.push(`${page.url()}: ${rule}`));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile }) => {
          Reflect.get(globalThis, 'tellBroken')(`${effectiveDirective} in ${sourceFile}`);
        });
      });
      for (const path of paths) {
        const response = await page.goto(path);
        // Scripts contain the page's data, such as texts of articles.
        const html = (await response!.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
        expect.soft(/<[^>]+\sstyle=.{0,40}/.exec(html)?.[0], path).toBeUndefined();
        await takenOver(page);
      }
      expect(broken).toEqual([]);
    },
  );
}
