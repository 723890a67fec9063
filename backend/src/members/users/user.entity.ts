import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { inSiteZone } from '../../platform/zone/site-zone.js';

/** An account. Rows never leave the server unfiltered: see users.dto.ts. */
@Entity('users')
export class User {
  @PrimaryGeneratedColumn({ type: 'int' })
  id: number;

  /** As the member wrote it. */
  @Column({ type: 'varchar', length: 50 })
  username: string;

  /** Lower case, and unique. */
  @Column({ type: 'varchar', length: 50, unique: true })
  usernameKey: string;

  /** Lower case. */
  @Column({ type: 'varchar', length: 254, unique: true })
  email: string;

  /** Folded by `fold`, for member search. */
  @Column({ type: 'varchar', length: 600, default: '', select: false })
  emailFolded: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  emailConfirmedAt: Date | null;

  @Column({ type: 'varchar', length: 255, select: false })
  passwordHash: string;

  @Column({ type: 'varchar', length: 100 })
  displayName: string;

  /** Folded by `fold`, for member search. */
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

  /** Revoked by an administrator, and only restored by one. */
  @Column({ type: 'boolean', default: false })
  contributorRevoked: boolean;

  @Column({ type: 'boolean', default: false })
  contributorVerified: boolean;

  @Column({ type: 'boolean', default: false })
  isAdmin: boolean;

  /** May moderate; administrators may without it. */
  @Column({ type: 'boolean', default: false })
  isModerator: boolean;

  /** May review first publications; moderators and administrators may without it. */
  @Column({ type: 'boolean', default: false })
  isReviewer: boolean;

  /** A far future date means for good; the member is told the reason. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  suspendedUntil: Date | null;

  /**
   * Whether the member is suspended, or was until recently; for the indexes of lists. `isSuspended` gives the exact
   * state.
   */
  @Column({ type: 'boolean', default: false, select: false })
  hasSuspension: boolean;

  @Column({ type: 'varchar', length: 500, nullable: true })
  suspensionReason: string | null;

  /** Base32 TOTP secret; set before the second factor is confirmed. */
  @Column({ type: 'varchar', length: 64, nullable: true, select: false })
  totpSecret: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  totpConfirmedAt: Date | null;

  /** TOTP time step of the last accepted code; older and equal steps are refused. */
  @Column({ type: 'int', nullable: true, select: false })
  totpLastStep: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  lastSeenAt: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ type: 'datetime', precision: 3 })
  updatedAt: Date;
}

/** Whether a member may moderate. */
export function canModerate({ isAdmin, isModerator }: Pick<User, 'isAdmin' | 'isModerator'>): boolean {
  // Only the value `true` counts.
  return isAdmin === true || isModerator === true;
}

/** Whether a member may review first publications. */
export function canReview(user: Pick<User, 'isAdmin' | 'isModerator' | 'isReviewer'>): boolean {
  return user.isReviewer === true || canModerate(user);
}

/** Stored end of an indefinite suspension. */
export const FOREVER = new Date('9999-12-31T00:00:00.000Z');

/** In the site's time zone. */
const writeMoment = inSiteZone('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

/** End of a suspension; null for an indefinite one. */
export function suspensionEnd({ suspendedUntil }: Pick<User, 'suspendedUntil'>): Date | null {
  return suspendedUntil && suspendedUntil < FOREVER ? suspendedUntil : null;
}

/** A French sentence with the duration and the reason. */
export function describeSuspension(user: Pick<User, 'suspendedUntil' | 'suspensionReason'>): string {
  const end = suspensionEnd(user);
  const duration = end ? `jusqu’au ${writeMoment(end)}` : 'pour une durée indéterminée';
  return `Ce compte est suspendu ${duration}. Motif : ${user.suspensionReason ?? 'non précisé'}`;
}
