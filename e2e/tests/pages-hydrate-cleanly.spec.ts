import { takenOver } from '../browser.js';
import { test } from '../fixtures.js';
import { signUp } from '../members.js';
import { screens } from '../pages.js';

// The production build of React does not tell which attributes differ.
test.use({ site: 'development' });
test.setTimeout(900_000);
test.beforeEach(({ tolerated }) => {
  tolerated.push(/status of 40[34]/);
});

for (const reader of ['a visitor', 'a member'] as const) {
  test(`42.1 no page hydrates with a warning for ${reader} @long`, async ({ page }) => {
    if (reader === 'a member') await signUp(page, { isContributor: true });
    for (const { path } of screens) {
      await page.goto(path);
      await takenOver(page);
    }
  });
}
