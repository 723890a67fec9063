import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The fields that a member shows on the public profile. Without a row, only those shown with their tutorials. */
@Entity('public_profiles')
export class PublicProfile {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** For members without publications; authors always have a profile, since their tutorials link to it. */
  @Column({ type: 'boolean' })
  isShown: boolean;

  @Column({ type: 'boolean' })
  showsBio: boolean;

  @Column({ type: 'boolean' })
  showsExpertise: boolean;

  @Column({ type: 'boolean' })
  showsLinks: boolean;

  @Column({ type: 'boolean' })
  showsCollections: boolean;

  @Column({ type: 'boolean' })
  showsJoined: boolean;
}

/** Redirects the public profile of a merged account to the remaining one. */
@Entity('former_authors')
export class FormerAuthor {
  /** Id of the merged account; ids are never reused. */
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  userId: number;
}
