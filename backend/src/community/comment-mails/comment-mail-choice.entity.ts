import { Column, Entity, PrimaryColumn } from 'typeorm';

export const mailModes = ['none', 'each', 'daily'] as const;
export type MailMode = (typeof mailModes)[number];

/** Whether a member wants comments and answers by email: at once, or once a day. */
@Entity('comment_mail_choices')
export class CommentMailChoice {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column({ type: 'varchar', length: 10 })
  mode: MailMode;

  /** Ends them without signing in, by the link in each email. */
  @Column({ type: 'varchar', length: 64, select: false })
  token: string;

  /** The day, of the site’s, that has had its email. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  digestedOn: string | null;
}
