import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member shows of themselves on their public page. Without a row, what is shown below their tutorials already. */
@Entity('public_profiles')
export class PublicProfile {
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Of who has published nothing; authors have a page in any case, since their tutorials lead to it. */
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
