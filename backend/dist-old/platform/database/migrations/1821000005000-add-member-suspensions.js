/** Whether a member is suspended, beside what lists are ordered by. Plain ALTER TABLE, as for tutorials.authorId. */ export class AddMemberSuspensions1821000005000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE users ADD COLUMN hasSuspension boolean NOT NULL DEFAULT 0');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE users DROP COLUMN hasSuspension');
    }
}
//# sourceMappingURL=1821000005000-add-member-suspensions.js.map
