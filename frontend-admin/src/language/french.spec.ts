import { expect, it } from '@jest/globals';
import { i18nProvider } from './french';

it('40.38 the library’s texts have the apostrophes and spaces of French typography', () => {
  const leave = i18nProvider.translate('ra.message.unsaved_changes');
  const unknown = i18nProvider.translate('ra.page.not_found');
  const question = i18nProvider.translate('ra.message.are_you_sure');
  for (const text of [leave, unknown, question]) {
    expect(text).not.toMatch(/^ra\./);
    expect(text).not.toMatch(/'| [!:;?»]/);
  }
  expect(question).toMatch(/\u00A0\?$/);
});
