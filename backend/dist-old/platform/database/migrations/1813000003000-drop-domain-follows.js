import { CreateDomainFollows1764000600000 } from './1764000600000-create-domain-follows.js';
/** Replaced by `follows`. */ export class DropDomainFollows1813000003000 {
    async up(queryRunner) {
        await queryRunner.dropTable('domain_follows');
    }
    async down(queryRunner) {
        await new CreateDomainFollows1764000600000().up(queryRunner);
        await queryRunner.query('INSERT INTO domain_follows (userId, domainId, createdAt) SELECT userId, domainId, createdAt FROM follows WHERE domainId IS NOT NULL');
    }
}
//# sourceMappingURL=1813000003000-drop-domain-follows.js.map
