/** The second row of `content_version` counts how often an administrator has cleared the cache. */ export class AddCacheClearing1764000300000 {
    async up(queryRunner) {
        await queryRunner.query('INSERT INTO content_version (id, version) VALUES (2, 0)');
    }
    async down(queryRunner) {
        await queryRunner.query('DELETE FROM content_version WHERE id = 2');
    }
}
//# sourceMappingURL=1764000300000-add-cache-clearing.js.map
