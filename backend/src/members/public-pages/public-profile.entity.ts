import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member shows on the public profile. Without a row, what their tutorials already show. */
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
