/** Clears avatars of members and authors that are not image URLs. */ export class DropOddAvatars1764001100003 {
    async up(queryRunner) {
        for (const [table, column] of [
            [
                'users',
                'avatar'
            ],
            [
                'tutorials',
                'authorAvatar'
            ]
        ]){
            await queryRunner.query(`UPDATE ${table} SET ${column} = NULL WHERE ${column} NOT LIKE 'http://%' AND ${column} NOT LIKE 'https://%' AND ${column} NOT LIKE '/media/%'`);
        }
    }
    async down() {
    // Cleared avatars are not restored.
    }
}
//# sourceMappingURL=1764001100003-drop-odd-avatars.js.map
