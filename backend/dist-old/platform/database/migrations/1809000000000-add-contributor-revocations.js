/** Members whose right to publish an administrator has revoked; they cannot restore it themselves. */ export class AddContributorRevocations1809000000000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE users ADD COLUMN contributorRevoked boolean NOT NULL DEFAULT 0');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE users DROP COLUMN contributorRevoked');
    }
}
//# sourceMappingURL=1809000000000-add-contributor-revocations.js.map
