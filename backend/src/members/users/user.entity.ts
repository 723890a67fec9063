import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A person with an account. Rows never leave raw: see users.dto.ts. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** As its owner writes it. */
  @Column({ type: 'varchar', length: 50 })
  username: string;

  /** Lower case: what makes it unique. */
  @Column({ type: 'varchar', length: 50, unique: true })
  usernameKey: string;

  /** Lower case. */
  @Column({ type: 'varchar', length: 254, unique: true })
  email: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  emailConfirmedAt: Date | null;

  @Column({ type: 'varchar', length: 255, select: false })
  passwordHash: string;

  @Column({ type: 'varchar', length: 100 })
  displayName: string;

  /** As `fold` gives it: what a search for members is looked up in. */
  @Column({ type: 'varchar', length: 200, select: false })
  displayNameFolded: string;

  @Column({ type: 'varchar', length: 500, nullable: true })
  avatar: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  bio: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  website: string | null;

  @Column({ type: 'simple-json' })
  socialLinks: string[];

  @Column({ type: 'simple-json' })
  expertise: string[];

  @Column({ type: 'boolean', default: false })
  isContributor: boolean;

  /** Taken by an administrator, who alone gives it back. */
  @Column({ type: 'boolean', default: false })
  contributorRevoked: boolean;

  @Column({ type: 'boolean', default: false })
  contributorVerified: boolean;

  @Column({ type: 'boolean', default: false })
  isAdmin: boolean;

  /** May look after reports, comments and suspensions; administrators may without it. */
  @Column({ type: 'boolean', default: false })
  isModerator: boolean;

  /** May look at first publications before readers do; moderators and administrators may without it. */
  @Column({ type: 'boolean', default: false })
  isReviewer: boolean;

  /** Banned for good when far in the future; the reason is told to the member. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  suspendedUntil: Date | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  suspensionReason: string | null;

  /** Base32 secret of the authenticator application; set before the second factor is confirmed. */
  @Column({ type: 'varchar', length: 64, nullable: true, select: false })
  totpSecret: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  totpConfirmedAt: Date | null;

  /** The half minute, counted since 1970, of the latest code that was taken: none of that time or before is again. */
  @Column({ type: 'int', nullable: true, select: false })
  totpLastStep: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  lastSeenAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}
