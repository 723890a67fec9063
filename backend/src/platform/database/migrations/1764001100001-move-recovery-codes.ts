import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moves the unused codes of members into the new table. */
export class MoveRecoveryCodes1764001100001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Leftovers of an interrupted attempt.
    await queryRunner.query('DELETE FROM recovery_codes');
    const users = (await queryRunner.query(
      "SELECT id, recoveryCodes FROM users WHERE recoveryCodes <> '[]'",
    )) as { id: number; recoveryCodes: string }[];
    for (const { id, recoveryCodes } of users) {
      for (const hash of JSON.parse(recoveryCodes) as string[]) {
        await queryRunner.query('INSERT INTO recovery_codes (userId, hash) VALUES (?, ?)', [id, hash]);
      }
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const owners = (await queryRunner.query('SELECT DISTINCT userId FROM recovery_codes')) as {
      userId: number;
    }[];
    for (const { userId } of owners) {
      const codes = (await queryRunner.query('SELECT hash FROM recovery_codes WHERE userId = ?', [
        userId,
      ])) as { hash: string }[];
      const recoveryCodes = JSON.stringify(codes.map(({ hash }) => hash));
      await queryRunner.query('UPDATE users SET recoveryCodes = ? WHERE id = ?', [recoveryCodes, userId]);
    }
  }
}
