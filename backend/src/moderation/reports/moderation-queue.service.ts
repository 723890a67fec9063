import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CommentsService } from '../../community/comments/comments.service.js';
import type { Conversation } from '../../community/comments/conversation.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import type { Page } from '../../platform/common/page-query.js';
import type { User } from '../../members/users/user.entity.js';
import type { Assignment } from '../cases/assignment.entity.js';
import { CasesService } from '../cases/cases.service.js';
import type { ModerationNote } from '../cases/moderation-note.entity.js';
import type { Decision, Outcome } from '../decisions/decision.entity.js';
import { requiresNotice, possibleOutcomes } from '../decisions/decisions.policy.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { keyOf, type Snapshot, type SubjectRef } from '../subjects/subject-kinds.js';
import { SubjectsService } from '../subjects/subjects.service.js';
import {
  ModerationQueueRepository,
  type QueuedSubject,
  type QueueFilter,
} from './moderation-queue.repository.js';
import type { Report } from './report.entity.js';
import { openKey, ReportSettlement } from './report-settlement.js';
import { commonestReason } from './reports.policy.js';
import { ReportsService, type AuthorPast } from './reports.service.js';
import type { VerdictBody } from './verdict.dto.js';

export interface SubjectFile {
  subject: SubjectRef & Snapshot;
  href: string | null;
  possible: readonly Outcome[];
  pending: number;
  reports: Report[];
  thread: Conversation | null;
  author: AuthorPast | null;
  coauthors: User[];
  decisions: Decision[];
  notes: ModerationNote[];
  assignment: Assignment | null;
}

/** Moderation by content: one decision settles all its pending reports. */
@Injectable()
export class ModerationQueueService {
  constructor(
    private readonly queue: ModerationQueueRepository,
    private readonly settlement: ReportSettlement,
    private readonly reports: ReportsService,
    private readonly decisions: DecisionsService,
    private readonly subjects: SubjectsService,
    private readonly cases: CasesService,
    private readonly comments: CommentsService,
    private readonly dataSource: DataSource,
  ) {}

  /** Hides the reporters of the reader's own content, unless there is no other moderator. */
  async list(
    filter: QueueFilter,
    page: Page,
    reader: User,
  ): Promise<{ subjects: QueuedSubject[]; total: number }> {
    const [subjects, total] = await this.queue.list(filter, page);
    const own = await this.decisions.ownAmong(
      subjects.map(({ report }) => report),
      reader,
    );
    return {
      subjects: subjects.map((one) => (own.has(keyOf(one)) ? { ...one, reporters: [] } : one)),
      total,
    };
  }

  /** @throws NotFoundException for content without reports, ForbiddenException for the reader's own */
  async file(ref: SubjectRef, reader: User): Promise<SubjectFile> {
    await this.requireReported(ref, reader);
    const { reports, pending } = await this.queue.reportsOf(ref);
    const [latest] = reports;
    if (!latest) throw unreported();
    const [href, thread, author, coauthors, decisions, notes, assignment] = await Promise.all([
      this.subjects.pathOf(ref),
      ref.kind === 'comment' ? this.comments.conversationOf(ref.subjectId) : null,
      this.reports.pastOf(latest.subjectAuthorId),
      this.subjects.coauthorsOf(latest),
      this.decisions.listOf(ref),
      this.cases.notesOf(ref),
      this.cases.assignmentOf(ref),
    ]);
    const possible = possibleOutcomes[ref.kind];
    const people = { author, coauthors, assignment };
    return { subject: latest, href, possible, pending, reports, thread, decisions, notes, ...people };
  }

  /**
   * Settles all pending reports of some content, carries out the verdict and notifies the owner.
   * @throws BadRequestException, ForbiddenException, NotFoundException, ConflictException
   */
  async decide(ref: SubjectRef, body: VerdictBody, actor: User): Promise<Decision> {
    const { verdict, outcome = 'keep', sanction = 'none', until = null, note = null } = body;
    const reason = body.reason ?? '';
    if (verdict === 'rejected' && (outcome !== 'keep' || sanction !== 'none')) {
      throw new BadRequestException('Ce qui est rejeté reste en ligne, et son auteur n’est pas sanctionné.');
    }
    if (requiresNotice({ outcome, sanction }) && reason.length < 2) {
      const message = 'Donnez le motif : il sera dit à l’auteur.';
      throw new BadRequestException({ message, errors: { reason: message } });
    }
    const known = await this.queue.latestOf(ref);
    if (known) await this.decisions.refuseOwn(known, actor);
    return this.dataSource.transaction(async (manager) => {
      const reports = await this.queue.lockPending(manager, ref);
      const latest = reports.at(-1);
      if (!latest) {
        throw new ConflictException('Un autre modérateur en a déjà décidé ; rechargez la file.');
      }
      const rule = body.rule ?? commonestReason(reports);
      const order = {
        verdict,
        outcome,
        sanction,
        reason,
        rule,
        until: until === null ? null : new Date(until),
      };
      const settled = { count: reports.length, since: reports[0]!.createdAt };
      const decision = await this.decisions.carryOut(manager, latest, order, settled, actor);
      const status = verdict === 'upheld' ? 'resolved' : 'rejected';
      await this.settlement.settle(manager, reports, { status, note, decisionOf: () => decision.id }, actor);
      await this.cases.close(manager, ref);
      return decision;
    });
  }

  /**
   * Undoes the actor's own decision: restores the content where possible, and makes its reports pending again.
   * @throws NotFoundException, ForbiddenException, ConflictException
   */
  async undo(decisionId: number, actor: User): Promise<{ isBack: boolean }> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const reports = await this.queue.lockSettled(manager, decisionId);
        const decision = await this.decisions.lock(manager, decisionId);
        if (!decision) throw new NotFoundException('Cette décision n’existe pas.');
        if (decision.decidedBy !== actor.id) {
          throw new ForbiddenException('Seul qui a décidé peut revenir sur sa décision.');
        }
        if (decision.undoneAt || decision.reversedAt) {
          throw new ConflictException('Cette décision est déjà annulée.');
        }
        const isBack = await this.decisions.reverseDecision(
          manager,
          decision,
          { undoneAt: new Date() },
          actor,
        );
        const keys = reports.flatMap((report) =>
          report.userId === null ? [] : openKey(report.userId, report),
        );
        // The member has reported it again meanwhile, so a report is pending already.
        const open = await this.queue.openAmong(manager, keys);
        const waiting = reports.filter(
          (report) => report.userId === null || !open.has(openKey(report.userId, report)),
        );
        const settlement = { status: 'pending' as const, note: null, decisionOf: () => null };
        await this.settlement.settle(manager, waiting, settlement, actor);
        return { isBack };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ConflictException('Cela vient d’être signalé à nouveau ; rechargez la file.');
    }
  }

  /** @throws NotFoundException, ForbiddenException for the actor's own content */
  async note(ref: SubjectRef, text: string, actor: User): Promise<SubjectFile> {
    await this.requireReported(ref, actor);
    await this.cases.note(ref, text, actor);
    return this.file(ref, actor);
  }

  /** @throws NotFoundException, ForbiddenException for the actor's own content */
  async assign(ref: SubjectRef, actor: User): Promise<SubjectFile> {
    await this.requireReported(ref, actor);
    await this.cases.assign(ref, actor);
    return this.file(ref, actor);
  }

  /** @throws NotFoundException, ForbiddenException for the actor's own content */
  async release(ref: SubjectRef, actor: User): Promise<SubjectFile> {
    await this.requireReported(ref, actor);
    await this.cases.release(ref);
    return this.file(ref, actor);
  }

  private async requireReported(ref: SubjectRef, actor: User): Promise<void> {
    const known = await this.queue.latestOf(ref);
    if (!known) throw unreported();
    await this.decisions.refuseOwn(known, actor);
  }
}

function unreported(): NotFoundException {
  return new NotFoundException('Personne n’a signalé cela.');
}
