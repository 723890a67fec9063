import { Columns } from './columns.js';
/** Drops the column of codes, which have their own table now, and adds the last TOTP code used. */ export class ReplaceRecoveryCodes1764001100002 {
    async up(queryRunner) {
        if (new Columns(queryRunner).mysql) {
            await queryRunner.query('ALTER TABLE users DROP COLUMN recoveryCodes, ADD COLUMN totpLastStep int NULL');
            return;
        }
        await queryRunner.query('ALTER TABLE users DROP COLUMN recoveryCodes');
        await queryRunner.query('ALTER TABLE users ADD COLUMN totpLastStep integer NULL');
    }
    async down(queryRunner) {
        if (new Columns(queryRunner).mysql) {
            await queryRunner.query("ALTER TABLE users DROP COLUMN totpLastStep, ADD COLUMN recoveryCodes longtext NOT NULL DEFAULT ('[]')");
            return;
        }
        await queryRunner.query('ALTER TABLE users DROP COLUMN totpLastStep');
        await queryRunner.query("ALTER TABLE users ADD COLUMN recoveryCodes text NOT NULL DEFAULT '[]'");
    }
}
//# sourceMappingURL=1764001100002-replace-recovery-codes.js.map
