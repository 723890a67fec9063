/** Moves the unused codes of members into the new table. */ export class MoveRecoveryCodes1764001100001 {
    async up(queryRunner) {
        // Leftovers of an interrupted attempt.
        await queryRunner.query('DELETE FROM recovery_codes');
        const users = await queryRunner.query("SELECT id, recoveryCodes FROM users WHERE recoveryCodes <> '[]'");
        for (const { id, recoveryCodes } of users){
            for (const hash of JSON.parse(recoveryCodes)){
                await queryRunner.query('INSERT INTO recovery_codes (userId, hash) VALUES (?, ?)', [
                    id,
                    hash
                ]);
            }
        }
    }
    async down(queryRunner) {
        const owners = await queryRunner.query('SELECT DISTINCT userId FROM recovery_codes');
        for (const { userId } of owners){
            const codes = await queryRunner.query('SELECT hash FROM recovery_codes WHERE userId = ?', [
                userId
            ]);
            const recoveryCodes = JSON.stringify(codes.map(({ hash })=>hash));
            await queryRunner.query('UPDATE users SET recoveryCodes = ? WHERE id = ?', [
                recoveryCodes,
                userId
            ]);
        }
    }
}
//# sourceMappingURL=1764001100001-move-recovery-codes.js.map
