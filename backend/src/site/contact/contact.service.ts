import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Not, type Repository } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { Page } from '../../platform/common/page-query.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import type { Email } from '../../platform/email/email.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { ContactMessage } from './contact-message.entity.js';
import type { ContactBody, ContactState } from './contact.dto.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

/** As stated in the privacy policy. */
const KEPT_DAYS = 365;
/** Genuine messages contain one or two links, spam has more. */
const MANY_LINKS = 3;
/** Messages mailed in 24 hours; further ones are only listed, so that a flood does not reach the mailboxes. */
const MAILED_A_DAY = 100;

const notFound = () => new NotFoundException('Ce message n’existe pas.');

/** Messages to the operator: mailed to the administrators and listed until they expire. */
@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    private readonly emails: EmailsService,
    private readonly audit: AuditService,
    private readonly config: Config,
  ) {}

  async send({ website, ...body }: ContactBody, sender: User | undefined): Promise<void> {
    const { name, email, subject, message } = body;
    const isSuspect = !!website || (message.match(/https?:\/\//gi) ?? []).length >= MANY_LINKS;
    const row = { name, email, subject, message, isSuspect, userId: sender?.id ?? null };
    await this.messages.manager.transaction(async (manager) => {
      const earlier = await manager.countBy(ContactMessage, {
        isSuspect: false,
        createdAt: MoreThan(new Date(Date.now() - DAY_MS)),
      });
      await manager.insert(ContactMessage, { ...row, handledAt: null, createdAt: new Date() });
      if (isSuspect || earlier >= MAILED_A_DAY) return;
      const mail = this.mail(body, sender, earlier + 1 === MAILED_A_DAY);
      const admins = await manager.find(User, {
        where: { isAdmin: true },
        select: { id: true, email: true },
      });
      for (const admin of admins) await this.emails.queueEmail(manager, admin.email, mail);
    });
  }

  /** Sent from the site's own address; marks where the visitor's text starts and ends, so that it cannot pass for the site's. */
  private mail(
    { name, email, subject, message }: Omit<ContactBody, 'website'>,
    sender: User | undefined,
    isLast: boolean,
  ): Email {
    const who = sender
      ? `${name} (${email}), membre du site sous le nom d’utilisateur ${sender.username}, vous écrit depuis la page Contact :`
      : `Une personne qui dit s’appeler ${name} (${email}) vous écrit depuis la page Contact, sans être connectée :`;
    const paragraphs = [
      who,
      ...message.split(/\n\s*\n/),
      `Fin du message. Votre réponse à cet e-mail ira à ${email}.`,
    ];
    if (isLast) {
      paragraphs.push(
        `C’est le ${MAILED_A_DAY}e message en vingt-quatre heures : les suivants ne vous seront plus envoyés et vous attendront dans la console.`,
      );
    }
    const link = { label: 'Voir les messages', href: `${this.config.publicUrl}/admin/messages` };
    const replyTo = { name, address: email };
    return { subject: `Message de contact : ${subject}`, paragraphs, link, replyTo };
  }

  async list(state: ContactState | undefined, { limit, offset }: Pick<Page, 'limit' | 'offset'>) {
    const handledAt = state && (state === 'waiting' ? IsNull() : Not(IsNull()));
    const [messages, total] = await this.messages.findAndCount({
      where: handledAt ? { handledAt } : {},
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { messages, total };
  }

  /** @throws NotFoundException */
  async setState(id: number, state: ContactState): Promise<ContactMessage> {
    const handledAt = state === 'handled' ? new Date() : null;
    await this.messages.update({ id }, { handledAt });
    const message = await this.messages.findOneBy({ id });
    if (!message) throw notFound();
    return message;
  }

  /**
   * Deletes a message early, as its sender may request. The audit trail keeps nothing about them. @throws
   * NotFoundException
   */
  async delete(id: number, { id: actorId }: User): Promise<void> {
    await this.messages.manager.transaction(async (manager) => {
      const { affected } = await manager.delete(ContactMessage, { id });
      if (!affected) throw notFound();
      await this.audit.record(manager, {
        actorId,
        action: 'message.delete',
        targetType: 'message',
        targetId: id,
      });
    });
  }

  @RetentionTask('messages de contact')
  async deleteOld(): Promise<void> {
    await deleteInBatches(this.messages, { createdAt: LessThan(new Date(Date.now() - KEPT_DAYS * DAY_MS)) });
  }
}
