import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { ContributionsService } from '../contributions/contributions.service.js';
import { TutorialAuthorsService } from '../tutorials/tutorial-authors.service.js';
import { isAuthor } from '../tutorials/tutorials.policy.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { toCoAuthorDto, toSentInvitationDto, type AuthorsDto } from './authors.dto.js';
import { canRemoveAuthor } from './authors.policy.js';
import { InvitationsRepository } from './invitations.repository.js';

/** The authors of a tutorial. All have the same rights. */
@Injectable()
export class AuthorsService {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly tutorials: TutorialsService,
    private readonly authors: TutorialAuthorsService,
    private readonly invitations: InvitationsRepository,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * With pending invitations.
   * @throws NotFoundException, ForbiddenException
   */
  async list(tutorialId: number, user: User): Promise<AuthorsDto> {
    await this.contributions.requireOwn(tutorialId, user);
    const [authors, invitations] = [
      await this.authors.listAuthors(tutorialId),
      await this.invitations.listOf(tutorialId),
    ];
    return { authors: authors.map(toCoAuthorDto), invitations: invitations.map(toSentInvitationDto) };
  }

  /**
   * Removes an author: themselves, or anyone if the actor is an administrator.
   * @throws NotFoundException, ForbiddenException
   * @throws ConflictException for the last author
   */
  async remove(tutorialId: number, userId: number, actor: User): Promise<void> {
    await this.contributions.requireOwn(tutorialId, actor);
    if (!canRemoveAuthor(userId, actor)) {
      throw new ForbiddenException(
        'On ne quitte un tutoriel que de soi-même. Un administrateur peut en retirer quelqu’un d’autre.',
      );
    }
    await this.dataSource.transaction(async (manager) => {
      // With the lock, the second of two authors who leave at once sees that it is the last one.
      const tutorial = await this.tutorials.lock(manager, tutorialId);
      if (!isAuthor(tutorial, { id: userId })) {
        throw new NotFoundException('Ce membre n’est pas, ou plus, un des auteurs de ce tutoriel.');
      }
      if ((await this.authors.count(manager, tutorialId)) === 1) throw lastAuthor(userId === actor.id);
      await this.authors.removeAuthor(manager, tutorialId, userId);
      if (userId !== actor.id) {
        await this.audit.record(manager, {
          actorId: actor.id,
          action: 'tutorial.remove-author',
          targetType: 'tutorial',
          targetId: tutorialId,
          before: { userId, title: tutorial.title },
        });
      }
      await this.events.publish(manager, 'author.left', { tutorialId, authorId: userId, actorId: actor.id });
    });
  }
}

function lastAuthor(isOneself: boolean): ConflictException {
  return new ConflictException(
    isOneself
      ? 'Vous êtes le dernier auteur de ce tutoriel : invitez quelqu’un avant de le quitter, ou supprimez-le.'
      : 'C’est le dernier auteur de ce tutoriel, il lui en faut un.',
  );
}
