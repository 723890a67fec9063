export class AddDomainHiding1806000001000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE domains ADD COLUMN isHidden boolean NOT NULL DEFAULT 0');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE domains DROP COLUMN isHidden');
    }
}
//# sourceMappingURL=1806000001000-add-domain-hiding.js.map
