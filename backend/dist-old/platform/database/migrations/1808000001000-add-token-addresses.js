/** The new email address that a confirmation link sets. */ export class AddTokenAddresses1808000001000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE account_tokens ADD COLUMN email varchar(254)');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE account_tokens DROP COLUMN email');
    }
}
//# sourceMappingURL=1808000001000-add-token-addresses.js.map
