import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, type Repository } from 'typeorm';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import type { Page } from '../../platform/common/page-query.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { ContactMessage } from './contact-message.entity.js';
import type { ContactBody, ContactState } from './contact.dto.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As the site promises. */
const KEPT_DAYS = 365;
/** A question has an address or two; what sells something has more. */
const MANY_LINKS = 3;

/** What people write to whoever runs the site: mailed to the administrators, and listed until it is old. */
@Injectable()
export class ContactService {
  constructor(
    @InjectRepository(ContactMessage) private readonly messages: Repository<ContactMessage>,
    private readonly emails: EmailsService,
    private readonly config: Config,
  ) {}

  async send({ website, ...body }: ContactBody, sender: User | undefined): Promise<void> {
    const { name, email, subject, message } = body;
    const isSuspect = !!website || (message.match(/https?:\/\//g) ?? []).length >= MANY_LINKS;
    const row = { name, email, subject, message, isSuspect, userId: sender?.id ?? null };
    await this.messages.manager.transaction(async (manager) => {
      await manager.insert(ContactMessage, { ...row, handledAt: null, createdAt: new Date() });
      if (isSuspect) return;
      const paragraphs = [`${name} (${email}) vous écrit :`, ...message.split(/\n\s*\n/)];
      const link = { label: 'Voir les messages', href: `${this.config.publicUrl}/admin/messages` };
      const admins = await manager.find(User, {
        where: { isAdmin: true },
        select: { id: true, email: true },
      });
      for (const admin of admins)
        await this.emails.queue(manager, admin.email, { subject, paragraphs, link });
    });
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
    if (!message) throw new NotFoundException('Ce message n’existe pas.');
    return message;
  }

  async deleteOld(): Promise<void> {
    await deleteInBatches(this.messages, { createdAt: LessThan(new Date(Date.now() - KEPT_DAYS * DAY_MS)) });
  }
}
