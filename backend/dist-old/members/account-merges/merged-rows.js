import { CommentMailChoice } from '../../community/comment-mails/comment-mail-choice.entity.js';
import { CommentMailItem } from '../../community/comment-mails/comment-mail-item.entity.js';
import { Follow } from '../../community/follows/follow.entity.js';
import { TutorialProgress } from '../../community/progress/tutorial-progress.entity.js';
import { TutorialDraft } from '../../content/drafts/tutorial-draft.entity.js';
import { Assignment } from '../../moderation/cases/assignment.entity.js';
import { ContributorRequest } from '../../moderation/contributor-requests/contributor-request.entity.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { mergedColumns, thingTables } from './merged-columns.js';
/** Moves references from one member to another. */ export async function moveRows(manager, { from, into }) {
    for (const [name, becomes] of Object.entries(mergedColumns)){
        if (becomes === 'goes' || becomes === 'service') continue;
        const [table, column] = name.split('.');
        for (const same of becomes === 'moves' ? [] : becomes){
            // Through a derived table: MySQL cannot delete from a table that the same statement reads.
            const theirs = `SELECT ${same} AS own FROM ${table} WHERE ${column} = ? AND ${same} IS NOT NULL`;
            const sql = `DELETE FROM ${table} WHERE ${column} = ? AND ${same} IN (SELECT own FROM (${theirs}) theirs)`;
            await manager.query(sql, [
                from,
                into
            ]);
        }
        await manager.query(`UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`, [
            into,
            from
        ]);
    }
}
/** Reports and decisions about the member's own profile. */ export async function moveSubject(manager, { from, into }) {
    const kind = 'member';
    if (await manager.existsBy(Assignment, {
        kind,
        subjectId: into
    })) await manager.delete(Assignment, {
        kind,
        subjectId: from
    });
    for (const table of thingTables)await manager.query(`UPDATE ${table} SET subjectId = ? WHERE kind = ? AND subjectId = ?`, [
        into,
        kind,
        from
    ]);
}
/** Cases assigned to the account move to the other, or become unassigned if that one may not moderate. */ export async function moveCases(manager, { from, into }, mayModerate) {
    if (mayModerate) await manager.update(Assignment, {
        moderatorId: from
    }, {
        moderatorId: into
    });
    else await manager.delete(Assignment, {
        moderatorId: from
    });
}
/** Members cannot follow themselves. */ export async function endFollows(manager, { from, into }) {
    await manager.delete(Follow, {
        userId: from,
        authorId: into
    });
    await manager.delete(Follow, {
        userId: into,
        authorId: from
    });
}
/** Keeps at most one open request per member, and none for contributors. */ export async function settleRequest(manager, { from, into }, isContributor) {
    const isTooMuch = isContributor || await manager.existsBy(ContributorRequest, {
        openKey: into
    });
    if (isTooMuch) await manager.delete(ContributorRequest, {
        openKey: from
    });
    else await manager.update(ContributorRequest, {
        openKey: from
    }, {
        openKey: into
    });
}
/** Keys identify drafts per member, so the remaining account must not reuse them. */ export async function forgetDraftKeys(manager, { from }) {
    await manager.update(TutorialDraft, {
        userId: from
    }, {
        creationKey: null
    });
}
/** Moves digest items if the other account has a digest. */ export async function moveMailItems(manager, { from, into }) {
    if (!await manager.existsBy(CommentMailChoice, {
        userId: into,
        mode: 'daily'
    })) return;
    const theirs = await manager.findBy(CommentMailItem, {
        userId: from
    });
    for (const item of theirs)await manager.upsert(CommentMailItem, {
        ...item,
        userId: into
    }, [
        'userId',
        'commentId'
    ]);
}
/** For each tutorial, keeps the further progress: in steps and in reading position. */ export async function moveProgress(manager, { from, into }) {
    const both = await lockRows(manager.createQueryBuilder(TutorialProgress, 'progress').where('progress.userId IN (:from, :into)', {
        from,
        into
    }).orderBy('progress.tutorialId').addOrderBy('progress.userId')).getMany();
    const others = new Map(both.filter(({ userId })=>userId === into).map((one)=>[
            one.tutorialId,
            one
        ]));
    for (const { userId, tutorialId, ...mine } of both){
        const other = others.get(tutorialId);
        if (userId === into || !other) continue;
        const { steps, percent, finishedAt } = mine.percent > other.percent ? mine : other;
        const { position, heading, block } = mine.position > other.position ? mine : other;
        const updatedAt = mine.updatedAt > other.updatedAt ? mine.updatedAt : other.updatedAt;
        const further = {
            steps,
            percent,
            finishedAt,
            position,
            heading,
            block,
            updatedAt
        };
        await manager.update(TutorialProgress, {
            userId: into,
            tutorialId
        }, further);
        await manager.delete(TutorialProgress, {
            userId,
            tutorialId
        });
    }
    await manager.update(TutorialProgress, {
        userId: from
    }, {
        userId: into
    });
}
//# sourceMappingURL=merged-rows.js.map
