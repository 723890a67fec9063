function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CollectionItem } from '../../community/collections/collection-item.entity.js';
import { Collection } from '../../community/collections/collection.entity.js';
import { TutorialDraft } from '../../content/drafts/tutorial-draft.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../users/user.entity.js';
/** Owner columns by priority: the first that a table has links its rows to a member. */ const OWNER_COLUMNS = [
    'userId',
    'actorId',
    'ownerId',
    'authorId',
    'subjectAuthorId'
];
/** Columns that hold credentials or tokens; never exported, like columns with `select: false`. */ const SECRET_COLUMNS = [
    'sessions.id',
    'sessions.data',
    'account_tokens.hash',
    'recovery_codes.hash'
];
/** Columns about other people in a member's rows: who moderated and why, or the target of an administrator's action. */ const COLUMNS_ABOUT_OTHERS = [
    'audit_log.targetId',
    'audit_log.before',
    'audit_log.after',
    'audit_log.note',
    'appeals.handledBy',
    'author_invitations.invitedById',
    'contributor_requests.answeredBy',
    'deleted_comments.deletedById',
    'moderation_decisions.decidedBy',
    'reports.decisionId',
    'reports.handledBy',
    'reports.note',
    'reports.said',
    'reports.subjectAuthorId',
    'reports.subjectTitle',
    'tutorial_drafts.savedById'
];
/** Entities whose unselected text columns are exported too. */ const WRITTEN = [
    Tutorial,
    TutorialDraft
];
/** Ownership is in another table; all authors of a tutorial share its draft. */ const OF_AUTHORS = new Map([
    [
        Tutorial,
        (theirs)=>`row.id IN (${theirs})`
    ],
    [
        TutorialDraft,
        (theirs)=>`(row.userId = :userId OR row.tutorialId IN (${theirs}))`
    ]
]);
const AUTHORED = 'SELECT author.tutorialId FROM tutorial_authors author WHERE author.userId = :userId';
const LEFT_OUT = new Set([
    ...SECRET_COLUMNS,
    ...COLUMNS_ABOUT_OTHERS
]);
export class MemberDataRepository {
    dataSource;
    constructor(dataSource){
        this.dataSource = dataSource;
    }
    /** Rows by table with the columns a member may see; empty tables are left out. */ async rowsOf(userId) {
        const tables = {};
        for (const metadata of this.dataSource.entityMetadatas){
            const owner = ownerColumn(metadata);
            if (!owner || metadata.target === User) continue;
            const rows = await this.query(metadata, owner, userId).getMany();
            if (rows.length > 0) tables[metadata.tableName] = rows;
        }
        const items = await this.collectionItems(userId);
        return items.length > 0 ? {
            ...tables,
            collection_items: items
        } : tables;
    }
    /** Owned through their collection. */ async collectionItems(userId) {
        return this.dataSource.createQueryBuilder(CollectionItem, 'item').innerJoin(Collection, 'collection', 'collection.id = item.collectionId').where('collection.userId = :userId', {
            userId
        }).getMany();
    }
    query(metadata, owner, userId) {
        const columns = metadata.columns.filter(({ isSelect, databaseName })=>isSelect && !LEFT_OUT.has(`${metadata.tableName}.${databaseName}`)).map(({ propertyName })=>`row.${propertyName}`);
        const own = WRITTEN.includes(metadata.target) ? [
            'row.source'
        ] : [];
        return this.dataSource.createQueryBuilder(metadata.target, 'row').select([
            ...columns,
            ...own
        ]).where(OF_AUTHORS.get(metadata.target)?.(AUTHORED) ?? `row.${owner} = :userId`, {
            userId
        });
    }
}
MemberDataRepository = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], MemberDataRepository);
function ownerColumn({ columns }) {
    return OWNER_COLUMNS.find((name)=>columns.some(({ propertyName })=>propertyName === name));
}
//# sourceMappingURL=member-data.repository.js.map
