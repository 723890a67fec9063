import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('collection_items')
export class CollectionItem {
  @PrimaryColumn({ type: 'int' })
  collectionId: number;

  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  /** Orders the items; gaps mean nothing. */
  @Column({ type: 'int' })
  position: number;
}
