import { Columns } from './columns.js';
/**
 * MySQL indexes the column itself. On SQLite an FTS5 table is the index and triggers keep it in sync. TypeORM drops
 * triggers when it rebuilds a table, so add columns to `tutorial_words` only by plain ALTER TABLE.
 */ export class IndexTutorialWords1764000004000 {
    async up(queryRunner) {
        if (new Columns(queryRunner).mysql) {
            await queryRunner.query('CREATE FULLTEXT INDEX FT_tutorial_words ON tutorial_words (words)');
            return;
        }
        await queryRunner.query(`CREATE VIRTUAL TABLE tutorial_words_fts USING fts5(words, content='tutorial_words', content_rowid='tutorialId', prefix='4 5')`);
        const add = 'INSERT INTO tutorial_words_fts(rowid, words) VALUES (new.tutorialId, new.words)';
        const remove = `INSERT INTO tutorial_words_fts(tutorial_words_fts, rowid, words) VALUES ('delete', old.tutorialId, old.words)`;
        await queryRunner.query(`CREATE TRIGGER tutorial_words_ai AFTER INSERT ON tutorial_words BEGIN ${add}; END`);
        await queryRunner.query(`CREATE TRIGGER tutorial_words_ad AFTER DELETE ON tutorial_words BEGIN ${remove}; END`);
        await queryRunner.query(`CREATE TRIGGER tutorial_words_au AFTER UPDATE ON tutorial_words BEGIN ${remove}; ${add}; END`);
    }
    async down(queryRunner) {
        if (new Columns(queryRunner).mysql) {
            await queryRunner.query('DROP INDEX FT_tutorial_words ON tutorial_words');
            return;
        }
        for (const event of [
            'ai',
            'ad',
            'au'
        ])await queryRunner.query(`DROP TRIGGER tutorial_words_${event}`);
        await queryRunner.query('DROP TABLE tutorial_words_fts');
    }
}
//# sourceMappingURL=1764000004000-index-tutorial-words.js.map
