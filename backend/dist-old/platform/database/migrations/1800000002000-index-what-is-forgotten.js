import { TableIndex } from 'typeorm';
/** Indexes for retention, which selects by age, and for rerendering, which starts with the most read tutorials. */ const indexes = [
    [
        'sessions',
        'IX_sessions_created',
        [
            'createdAt'
        ]
    ],
    [
        'account_tokens',
        'IX_account_tokens_expires',
        [
            'expiresAt'
        ]
    ],
    [
        'login_attempts',
        'IX_login_attempts_last',
        [
            'lastAt'
        ]
    ],
    [
        'newsletter_subscriptions',
        'IX_newsletter_subscriptions_waiting',
        [
            'confirmedAt',
            'mailedAt'
        ]
    ],
    [
        'tutorials',
        'IX_tutorials_rendered',
        [
            'rendererVersion',
            'views',
            'id'
        ]
    ]
];
export class IndexWhatIsForgotten1800000002000 {
    async up(queryRunner) {
        for (const [table, name, columnNames] of indexes)await queryRunner.createIndex(table, new TableIndex({
            name,
            columnNames
        }));
        await queryRunner.dropIndex('tutorials', 'IX_tutorials_renderer');
    }
    async down(queryRunner) {
        const before = new TableIndex({
            name: 'IX_tutorials_renderer',
            columnNames: [
                'rendererVersion',
                'id'
            ]
        });
        await queryRunner.createIndex('tutorials', before);
        for (const [table, name] of indexes)await queryRunner.dropIndex(table, name);
    }
}
//# sourceMappingURL=1800000002000-index-what-is-forgotten.js.map
