import { readdir } from 'node:fs/promises';
import { ConflictException, Injectable, Logger, NotFoundException } from '@nestjs/common';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
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

/** The content that a removal would delete, and the content it would keep because people have edited it. */
export interface DemoContent {
  isThere: boolean;
  tutorials: number;
  members: number;
  comments: number;
  paths: number;
  /** Titles of tutorials that members have commented on, edited, drafted changes to, or taken over. */
  kept: string[];
}

interface Found {
  tutorials: Tutorial[];
  keptTutorials: Tutorial[];
  members: User[];
  paths: LearningPath[];
  comments: number;
  ours: Ours;
}

/** Ids of unmodified sample data: members and learning paths. */
interface Ours {
  people: number[];
  paths: number[];
}

/** The sample content of a new site, as long as nobody has edited it. */
@Injectable()
export class DemoContentService {
  private readonly logger = new Logger(DemoContentService.name);
  private isRunning = false;

  constructor(
    private readonly settings: SettingsService,
    private readonly tutorials: TutorialsService,
    private readonly trash: TrashService,
    private readonly paths: PathEditingService,
    private readonly accounts: AccountService,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  async look(): Promise<DemoContent> {
    const isThere = this.settings.state.hasDemoContent;
    if (!isThere) return { isThere, tutorials: 0, members: 0, comments: 0, paths: 0, kept: [] };
    return { isThere, ...counted(await this.find()) };
  }

  /**
   * Deletes it for good. An interrupted removal is continued by the next call.
   * @throws ConflictException while it is running, or when there is none
   */
  async remove(actor: User): Promise<DemoContent> {
    if (this.isRunning)
      throw new ConflictException('Le contenu de démonstration est en train d’être retiré.');
    if (!this.settings.state.hasDemoContent)
      throw new ConflictException('Ce site n’a pas, ou plus, de contenu de démonstration.');
    this.isRunning = true;
    try {
      return await this.removeFound(await this.find(), actor);
    } finally {
      this.isRunning = false;
    }
  }

  private async removeFound(found: Found, actor: User): Promise<DemoContent> {
    for (const { id } of found.paths) await unlessGone(this.paths.delete(id, actor));
    for (const { id } of found.tutorials) {
      if (!(await this.moveToTrash(id, actor, found.ours))) continue;
      await unlessGone(this.trash.erase(id, actor));
    }
    for (const member of found.members) await unlessGone(this.accounts.erase(member));
    const done = counted(found);
    const { kept, ...after } = done;
    await this.settings.change(
      {},
      (manager) =>
        this.audit.record(manager, {
          actorId: actor.id,
          action: 'demo-content.remove',
          targetType: 'site',
          after: { ...after, kept: kept.length },
        }),
      { hasDemoContent: false, ...withoutDemo(this.settings.appearance) },
    );
    this.logger.log(`Contenu de démonstration retiré par ${actor.username}.`);
    return { isThere: false, ...done };
  }

  private async find(): Promise<Found> {
    const { manager } = this.dataSource;
    const files = (await readdir(demoFolder)).filter((file) => file.endsWith('.md'));
    const imported = await this.tutorials.findImported();
    const ids = files.flatMap((file) => imported.get(file)?.id ?? []);
    const all = await manager.findBy(Tutorial, { id: In(ids) });
    const emails = Object.keys(demoMembers).map((name) => demoAccount(name).email);
    const people = await manager.findBy(User, { email: In(emails) });
    const peopleIds = people.map(({ id }) => id);

    const byOthers = await manager.find(Comment, {
      select: { id: true, tutorialId: true, parentId: true },
      where: { tutorialId: In(ids), userId: Not(In(peopleIds)) },
    });
    const { asMade } = await samplePaths(manager);
    const ours = { people: peopleIds, paths: asMade.map(({ id }) => id) };
    const touched = await touchedAmong(manager, ids, ours);
    const isTouched = ({ id, version, authorId }: Tutorial) =>
      version > 1 || authorId !== null || touched.has(id);
    const [tutorials, keptTutorials] = [all.filter((each) => !isTouched(each)), all.filter(isTouched)];

    // The author of a comment stays as long as others' replies to it.
    const answered = byOthers.flatMap(({ parentId }) => parentId ?? []);
    const answeredRows = await manager.find(Comment, {
      select: { id: true, userId: true },
      where: { id: In(answered) },
    });
    const needed = new Set(answeredRows.map(({ userId }) => userId));
    const members = people.filter(({ id }) => !needed.has(id));
    const comments = await manager.countBy(Comment, { userId: In(members.map(({ id }) => id)) });
    return { tutorials, keptTutorials, members, comments, paths: await this.pathsOver(tutorials), ours };
  }

  /** Moves a tutorial to the trash unless someone has just edited it; resolves to whether it was moved. */
  private async moveToTrash(id: number, actor: User, ours: Ours): Promise<boolean> {
    try {
      await this.trash.moveToTrash(id, actor, async (manager) => {
        const touched = await touchedAmong(manager, [id], ours);
        if (touched.has(id)) throw new TouchedError();
      });
      return true;
    } catch (error) {
      if (error instanceof TouchedError) return false;
      if (error instanceof NotFoundException) return true;
      throw error;
    }
  }

  /** Sample paths that consist of these tutorials only. */
  private async pathsOver(tutorials: readonly Tutorial[]): Promise<LearningPath[]> {
    const { manager } = this.dataSource;
    const going = new Set(tutorials.map(({ id }) => id));
    const { asMade, steps } = await samplePaths(manager);
    return asMade.filter(({ id }) =>
      steps.filter(({ pathId }) => pathId === id).every(({ tutorialId }) => going.has(tutorialId)),
    );
  }
}

function counted({
  tutorials,
  keptTutorials,
  members,
  comments,
  paths,
}: Found): Omit<DemoContent, 'isThere'> {
  return {
    tutorials: tutorials.length,
    members: members.length,
    comments,
    paths: paths.length,
    kept: keptTutorials.map(({ title }) => title),
  };
}

class TouchedError extends Error {}

/** Sample paths whose texts and steps are unchanged, and the steps of all sample paths. */
async function samplePaths(manager: EntityManager): Promise<{ asMade: LearningPath[]; steps: PathStep[] }> {
  const named = await manager.findBy(LearningPath, { title: In(demoPaths.map(({ title }) => title)) });
  const steps = await manager.find(PathStep, {
    where: { pathId: In(named.map(({ id }) => id)) },
    order: { position: 'ASC' },
  });
  const wordsOf = (rows: readonly { title: string; description: string }[]) =>
    JSON.stringify(rows.map(({ title, description }) => [title, description]));
  const asMade = named.filter((path) =>
    demoPaths.some(
      (sample) =>
        wordsOf([sample]) === wordsOf([path]) &&
        wordsOf(sample.steps) === wordsOf(steps.filter(({ pathId }) => pathId === path.id)),
    ),
  );
  return { asMade, steps };
}

/** Of these tutorials, those with comments by others, with a draft, or in a learning path of others. */
async function touchedAmong(
  manager: EntityManager,
  ids: readonly number[],
  ours: Ours,
): Promise<ReadonlySet<number | null>> {
  const below = { tutorialId: In(ids) };
  const byOthers = { ...below, userId: Not(In(ours.people)) };
  const select = { tutorialId: true } as const;
  const rows = [
    ...(await manager.find(Comment, { select, where: byOthers })),
    ...(await manager.find(HeldComment, { select, where: byOthers })),
    ...(await manager.find(DeletedComment, { select, where: byOthers })),
    ...(await manager.find(TutorialDraft, { select, where: below })),
    ...(await manager.find(PathStep, {
      select,
      where: { ...below, pathId: Not(In(ours.paths)) },
    })),
  ];
  return new Set(rows.map(({ tutorialId }) => tutorialId));
}

/** Another administrator or an earlier attempt may have removed it already. */
async function unlessGone(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!(error instanceof NotFoundException)) throw error;
  });
}
