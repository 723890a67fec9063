import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateLoginAttempts1764000011000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'login_attempts',
            columns: [
                columns.exactText('account', 64, {
                    isPrimary: true
                }),
                columns.integer('failures'),
                columns.moment('lastAt')
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('login_attempts');
    }
}
//# sourceMappingURL=1764000011000-create-login-attempts.js.map
