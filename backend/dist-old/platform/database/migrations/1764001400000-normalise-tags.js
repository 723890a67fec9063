import { fold } from '../../../api-client/fold.js';
const AT_ONCE = 500;
/** Merges tags that differ only in spelling, and splits tags with a comma, which search never found. */ export class NormaliseTags1764001400000 {
    async up(queryRunner) {
        let after = 0;
        for(;;){
            const rows = await queryRunner.query(`SELECT id, tags FROM tutorials WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`, [
                after
            ]);
            for (const { id, tags } of rows)await rewrite(queryRunner, id, tags);
            if (rows.length < AT_ONCE) return;
            after = rows.at(-1).id;
        }
    }
    /** The original spelling is unknown. */ async down() {}
}
async function rewrite(queryRunner, id, before) {
    const parts = JSON.parse(before).flatMap((tag)=>tag.split(','));
    const tags = new Map();
    for (const part of parts){
        const tag = part.normalize('NFC').replace(/\s+/g, ' ').trim();
        if (tag && !tags.has(keyOf(tag))) tags.set(keyOf(tag), tag);
    }
    const after = JSON.stringify([
        ...tags.values()
    ]);
    if (after === before) return;
    await queryRunner.query('UPDATE tutorials SET tags = ? WHERE id = ?', [
        after,
        id
    ]);
    await queryRunner.query('DELETE FROM tutorial_tags WHERE tutorialId = ?', [
        id
    ]);
    for (const key of tags.keys()){
        await queryRunner.query('INSERT INTO tutorial_tags (tutorialId, tag) VALUES (?, ?)', [
            id,
            key
        ]);
    }
}
/** Comparison key of tags as of this migration. */ function keyOf(tag) {
    const named = fold(tag).replace(/\b([a-z])\+\+/g, '$1plusplus').replace(/\b([a-z])#/g, '$1sharp').replace(/(^|[\s(])\.net\b/g, '$1dotnet');
    const words = named.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.map((word)=>word.slice(0, 60).replaceAll('zq', '')).join(' ').slice(0, 100) || tag.slice(0, 100);
}
//# sourceMappingURL=1764001400000-normalise-tags.js.map
