import { CreateTutorialWords1764000003000 } from './1764000003000-create-tutorial-words.js';
/** The table that the index in the database was built from. */ export class DropTutorialWords1795000001000 {
    before = new CreateTutorialWords1764000003000();
    async up(queryRunner) {
        await this.before.down(queryRunner);
    }
    async down(queryRunner) {
        await this.before.up(queryRunner);
    }
}
//# sourceMappingURL=1795000001000-drop-tutorial-words.js.map
