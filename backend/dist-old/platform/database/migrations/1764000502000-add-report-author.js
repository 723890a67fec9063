import { Columns } from './columns.js';
/** Author of the reported content, kept after the comment is deleted. Plain ALTER TABLE, as for tutorials.authorId. */ export class AddReportAuthor1764000502000 {
    async up(queryRunner) {
        await queryRunner.query(new Columns(queryRunner).mysql ? 'ALTER TABLE comment_reports ADD COLUMN commentAuthorId int NULL, ADD INDEX IX_comment_reports_author (commentAuthorId, id), ADD CONSTRAINT FK_comment_reports_author FOREIGN KEY (commentAuthorId) REFERENCES users (id) ON DELETE SET NULL' : 'ALTER TABLE comment_reports ADD COLUMN commentAuthorId integer NULL REFERENCES users (id) ON DELETE SET NULL');
        if (!new Columns(queryRunner).mysql) {
            await queryRunner.query('CREATE INDEX IX_comment_reports_author ON comment_reports (commentAuthorId, id)');
        }
        await queryRunner.query('UPDATE comment_reports SET commentAuthorId = (SELECT userId FROM comments WHERE comments.id = comment_reports.commentId)');
    }
    async down(queryRunner) {
        if (new Columns(queryRunner).mysql) {
            await queryRunner.query('ALTER TABLE comment_reports DROP FOREIGN KEY FK_comment_reports_author, DROP INDEX IX_comment_reports_author, DROP COLUMN commentAuthorId');
            return;
        }
        await queryRunner.query('DROP INDEX IX_comment_reports_author');
        await queryRunner.query('ALTER TABLE comment_reports DROP COLUMN commentAuthorId');
    }
}
//# sourceMappingURL=1764000502000-add-report-author.js.map
