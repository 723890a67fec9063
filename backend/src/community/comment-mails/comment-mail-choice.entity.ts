import { Column, Entity, PrimaryColumn } from 'typeorm';

export const mailModes = ['none', 'each', 'daily'] as const;
export type MailMode = (typeof mailModes)[number];

/** Whether a member gets emails about comments and replies: at once, or as a daily digest. */
@Entity('comment_mail_choices')
export class CommentMailChoice {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 10 })
  mode: MailMode;

  /** Secret of the unsubscribe link in each email. */
  @Column({ type: 'varchar', length: 64, select: false })
  token: string;

  /** Day of the last digest, in the site's time zone. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  digestedOn: string | null;
}
