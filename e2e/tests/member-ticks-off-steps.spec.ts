import { toast } from '../conversations.js';
import { visit } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { signUp } from '../members.js';
import { tracker } from '../reading.js';

test('PROG-01 TUTO-15 the checklist of steps asks a visitor to sign in', async ({ page }) => {
  await visit(page, '/tutoriels/1');
  await expect(tracker(page).getByRole('checkbox')).toHaveCount(0);
  await expect(tracker(page).getByRole('link')).toHaveAttribute('href', /^\/connexion/);
});

test('PROG-01 PROG-02 PROG-03 PROG-04 PROG-05 PROG-06 PROG-07 DATA-26 a member ticks off steps, which the account keeps', async ({
  page,
}) => {
  await signUp(page);
  await visit(page, '/tutoriels/1');
  const steps = tracker(page).getByRole('checkbox');
  await expect(tracker(page).getByRole('listitem')).toHaveText([
    'Introduction',
    'Comprendre les concepts de base',
    'Suivre les instructions pas à pas',
    'Mettre en pratique',
    'Quiz final',
  ]);
  const colors = new Set<string>();
  for (const [index, [percent, label]] of [
    [0, 'Non commencé'],
    [20, 'Débutant'],
    [40, 'En progression'],
    [60, 'Bien avancé'],
    [80, 'Presque terminé'],
    [100, 'Terminé'],
  ].entries()) {
    const badge = tracker(page).getByText(String(label), { exact: true });
    await expect(badge).toBeVisible();
    await expect(tracker(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
    await expect(tracker(page)).toContainText(`${percent} %`);
    colors.add(await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
    if (index < 5) await steps.nth(index).check();
    if (index < 4) await expect(toast(page, 'Progression sauvegardée')).toBeVisible();
  }
  expect(colors.size).toBe(6);
  await expect(toast(page, 'Félicitations !')).toBeVisible();
  await visit(page, '/tutoriels/1');
  await expect(tracker(page).getByText('Terminé', { exact: true })).toBeVisible();
  await steps.nth(4).uncheck();
  await expect(tracker(page).getByText('Presque terminé')).toBeVisible();
  await expect(toast(page, 'Progression sauvegardée')).toBeVisible();
  await visit(page, '/tutoriels/2');
  await expect(tracker(page).getByText('Non commencé')).toBeVisible();
});

test('a tab shows the steps ticked in another tab once the member returns to it @long', async ({
  page,
  context,
}) => {
  await signUp(page);
  await visit(page, '/tutoriels/1');
  const other = await context.newPage();
  await visit(other, '/tutoriels/1');
  await tracker(other).getByRole('checkbox').nth(0).check();
  await expect(toast(other, 'Progression sauvegardée')).toBeVisible();
  const steps = tracker(page).getByRole('checkbox');
  await expect(steps.nth(0)).not.toBeChecked();
  // Both pages count as visible here, so the browser fires no event when the member returns.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(steps.nth(0)).toBeChecked();
  await steps.nth(1).check();
  await expect(toast(page, 'Progression sauvegardée')).toBeVisible();
  const { steps: saved } = await (await page.request.get('/api/tutorials/1/progress')).json();
  expect(saved).toEqual([true, true, false, false, false]);
});

test('PROG-06 a step that could not be saved is not ticked', async ({ page, tolerated }) => {
  tolerated.push(/ERR_FAILED/);
  await signUp(page);
  await visit(page, '/tutoriels/1');
  const first = tracker(page).getByRole('checkbox').first();
  await expect(first).not.toBeChecked();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/progress$/, async (route) => {
    await released;
    await route.abort();
  });
  await first.check();
  await expect(tracker(page).getByText('Débutant', { exact: true })).toBeVisible();
  release();
  await expect(toast(page, 'Impossible de sauvegarder votre progression')).toBeVisible();
  await expect(first).not.toBeChecked();
  await expect(tracker(page).getByText('Non commencé', { exact: true })).toBeVisible();
});
