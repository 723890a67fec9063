import { fold } from '@passerelle/api-client/fold';
import { domainToUnicode } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldColumn } from './folded-columns.js';

/** Fills the columns added before, and renews those that were folded with fewer signs. */
export class FoldSearchedTexts1824000704000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const [content, email] = [
      { from: 'content', to: 'contentFolded', length: 2000 },
      { from: 'email', to: 'emailFolded', length: 600 },
    ];
    await foldColumn(queryRunner, 'comments', content);
    await foldColumn(queryRunner, 'deleted_comments', content);
    await foldColumn(queryRunner, 'users', email, searchedAddress);
    await foldColumn(queryRunner, 'newsletter_subscriptions', email, searchedAddress);
    await foldColumn(queryRunner, 'users', { from: 'displayName', to: 'displayNameFolded', length: 200 });
  }

  /** The columns are dropped by the migrations before. */
  async down(): Promise<void> {}
}

/** What searches of addresses look through as of this migration: the readable form and the stored one. */
function searchedAddress(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  const readable = domain.includes('xn--')
    ? email.slice(0, start) + (domainToUnicode(domain) || domain)
    : email;
  return [...new Set([readable, email].map(fold))].join(' ');
}
