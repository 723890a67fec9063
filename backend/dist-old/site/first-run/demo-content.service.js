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
import { readdir } from 'node:fs/promises';
import { ConflictException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { Comment } from '../../community/comments/comment.entity.js';
import { DeletedComment } from '../../community/comments/deleted-comment.entity.js';
import { HeldComment } from '../../community/comments/held-comment.entity.js';
import { TutorialDraft } from '../../content/drafts/tutorial-draft.entity.js';
import { demoPaths } from '../../content/learning-paths/demo-paths.js';
import { LearningPath } from '../../content/learning-paths/learning-path.entity.js';
import { PathEditingService } from '../../content/learning-paths/path-editing.service.js';
import { PathStep } from '../../content/learning-paths/path-step.entity.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { AccountService } from '../../members/account/account.service.js';
import { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { withoutDemo } from '../../platform/settings/appearance.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { demoAccount, demoMembers } from '../seed/demo-people.js';
import { demoFolder } from '../seed/seed.service.js';
export class DemoContentService {
    settings;
    tutorials;
    trash;
    paths;
    accounts;
    audit;
    dataSource;
    logger = new Logger(DemoContentService.name);
    isRunning = false;
    constructor(settings, tutorials, trash, paths, accounts, audit, dataSource){
        this.settings = settings;
        this.tutorials = tutorials;
        this.trash = trash;
        this.paths = paths;
        this.accounts = accounts;
        this.audit = audit;
        this.dataSource = dataSource;
    }
    async look() {
        const isThere = this.settings.state.hasDemoContent;
        if (!isThere) return {
            isThere,
            tutorials: 0,
            members: 0,
            comments: 0,
            paths: 0,
            kept: []
        };
        return {
            isThere,
            ...counted(await this.find())
        };
    }
    /**
   * Deletes it for good. An interrupted removal is continued by the next call.
   * @throws ConflictException while it is running, or when there is none
   */ async remove(actor) {
        if (this.isRunning) throw new ConflictException("Le contenu de d\xe9monstration est en train d\u2019\xeatre retir\xe9.");
        if (!this.settings.state.hasDemoContent) throw new ConflictException("Ce site n\u2019a pas, ou plus, de contenu de d\xe9monstration.");
        this.isRunning = true;
        try {
            return await this.removeFound(await this.find(), actor);
        } finally{
            this.isRunning = false;
        }
    }
    async removeFound(found, actor) {
        for (const { id } of found.paths)await unlessGone(this.paths.delete(id, actor));
        for (const { id } of found.tutorials){
            if (!await this.moveToTrash(id, actor, found.ours)) continue;
            await unlessGone(this.trash.erase(id, actor));
        }
        for (const member of found.members)await unlessGone(this.accounts.erase(member));
        const done = counted(found);
        const { kept, ...after } = done;
        await this.settings.change({}, (manager)=>this.audit.record(manager, {
                actorId: actor.id,
                action: 'demo-content.remove',
                targetType: 'site',
                after: {
                    ...after,
                    kept: kept.length
                }
            }), {
            hasDemoContent: false,
            ...withoutDemo(this.settings.appearance)
        });
        this.logger.log(`Contenu de d\xe9monstration retir\xe9 par ${actor.username}.`);
        return {
            isThere: false,
            ...done
        };
    }
    async find() {
        const { manager } = this.dataSource;
        const files = (await readdir(demoFolder)).filter((file)=>file.endsWith('.md'));
        const imported = await this.tutorials.findImported();
        const ids = files.flatMap((file)=>imported.get(file)?.id ?? []);
        const all = await manager.findBy(Tutorial, {
            id: In(ids)
        });
        const emails = Object.keys(demoMembers).map((name)=>demoAccount(name).email);
        const people = await manager.findBy(User, {
            email: In(emails)
        });
        const peopleIds = people.map(({ id })=>id);
        const byOthers = await manager.find(Comment, {
            select: {
                id: true,
                tutorialId: true,
                parentId: true
            },
            where: {
                tutorialId: In(ids),
                userId: Not(In(peopleIds))
            }
        });
        const { asMade } = await samplePaths(manager);
        const ours = {
            people: peopleIds,
            paths: asMade.map(({ id })=>id)
        };
        const touched = await touchedAmong(manager, ids, ours);
        const isTouched = ({ id, version, authorId })=>version > 1 || authorId !== null || touched.has(id);
        const [tutorials, keptTutorials] = [
            all.filter((each)=>!isTouched(each)),
            all.filter(isTouched)
        ];
        // The author of a comment stays as long as others' replies to it.
        const answered = byOthers.flatMap(({ parentId })=>parentId ?? []);
        const answeredRows = await manager.find(Comment, {
            select: {
                id: true,
                userId: true
            },
            where: {
                id: In(answered)
            }
        });
        const needed = new Set(answeredRows.map(({ userId })=>userId));
        const members = people.filter(({ id })=>!needed.has(id));
        const comments = await manager.countBy(Comment, {
            userId: In(members.map(({ id })=>id))
        });
        return {
            tutorials,
            keptTutorials,
            members,
            comments,
            paths: await this.pathsOver(tutorials),
            ours
        };
    }
    /** Moves a tutorial to the trash unless someone has just edited it; resolves to whether it was moved. */ async moveToTrash(id, actor, ours) {
        try {
            await this.trash.moveToTrash(id, actor, async (manager)=>{
                const touched = await touchedAmong(manager, [
                    id
                ], ours);
                if (touched.has(id)) throw new TouchedError();
            });
            return true;
        } catch (error) {
            if (error instanceof TouchedError) return false;
            if (error instanceof NotFoundException) return true;
            throw error;
        }
    }
    /** Sample paths that consist of these tutorials only. */ async pathsOver(tutorials) {
        const { manager } = this.dataSource;
        const going = new Set(tutorials.map(({ id })=>id));
        const { asMade, steps } = await samplePaths(manager);
        return asMade.filter(({ id })=>steps.filter(({ pathId })=>pathId === id).every(({ tutorialId })=>going.has(tutorialId)));
    }
}
DemoContentService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof TrashService === "undefined" ? Object : TrashService,
        typeof PathEditingService === "undefined" ? Object : PathEditingService,
        typeof AccountService === "undefined" ? Object : AccountService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], DemoContentService);
function counted({ tutorials, keptTutorials, members, comments, paths }) {
    return {
        tutorials: tutorials.length,
        members: members.length,
        comments,
        paths: paths.length,
        kept: keptTutorials.map(({ title })=>title)
    };
}
let TouchedError = class TouchedError extends Error {
};
/** Sample paths whose texts and steps are unchanged, and the steps of all sample paths. */ async function samplePaths(manager) {
    const named = await manager.findBy(LearningPath, {
        title: In(demoPaths.map(({ title })=>title))
    });
    const steps = await manager.find(PathStep, {
        where: {
            pathId: In(named.map(({ id })=>id))
        },
        order: {
            position: 'ASC'
        }
    });
    const wordsOf = (rows)=>JSON.stringify(rows.map(({ title, description })=>[
                title,
                description
            ]));
    const asMade = named.filter((path)=>demoPaths.some((sample)=>wordsOf([
                sample
            ]) === wordsOf([
                path
            ]) && wordsOf(sample.steps) === wordsOf(steps.filter(({ pathId })=>pathId === path.id))));
    return {
        asMade,
        steps
    };
}
/** Of these tutorials, those with comments by others, with a draft, or in a learning path of others. */ async function touchedAmong(manager, ids, ours) {
    const below = {
        tutorialId: In(ids)
    };
    const byOthers = {
        ...below,
        userId: Not(In(ours.people))
    };
    const select = {
        tutorialId: true
    };
    const rows = [
        ...await manager.find(Comment, {
            select,
            where: byOthers
        }),
        ...await manager.find(HeldComment, {
            select,
            where: byOthers
        }),
        ...await manager.find(DeletedComment, {
            select,
            where: byOthers
        }),
        ...await manager.find(TutorialDraft, {
            select,
            where: below
        }),
        ...await manager.find(PathStep, {
            select,
            where: {
                ...below,
                pathId: Not(In(ours.paths))
            }
        })
    ];
    return new Set(rows.map(({ tutorialId })=>tutorialId));
}
/** Another administrator or an earlier attempt may have removed it already. */ async function unlessGone(removal) {
    await removal.catch((error)=>{
        if (!(error instanceof NotFoundException)) throw error;
    });
}
//# sourceMappingURL=demo-content.service.js.map
