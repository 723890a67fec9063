import { IndexTutorialWords1764000004000 } from './1764000004000-index-tutorial-words.js';
/** Search now has its own index, outside the database. */ export class UnindexTutorialWords1795000000000 {
    before = new IndexTutorialWords1764000004000();
    async up(queryRunner) {
        await this.before.down(queryRunner);
    }
    async down(queryRunner) {
        await this.before.up(queryRunner);
    }
}
//# sourceMappingURL=1795000000000-unindex-tutorial-words.js.map
