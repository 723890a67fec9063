import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Canned reasons for moderation decisions. */ export class CreateReadyAnswers1812000005000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'ready_answers',
            columns: [
                columns.id(),
                columns.integer('position'),
                columns.text('name', 60),
                columns.text('text', 1000)
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('ready_answers');
    }
}
//# sourceMappingURL=1812000005000-create-ready-answers.js.map
