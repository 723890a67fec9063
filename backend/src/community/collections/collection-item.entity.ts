import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('collection_items')
export class CollectionItem {
  @PrimaryColumn({ type: 'int' })
  collectionId: number;

  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  /** Sort key; gaps are allowed. */
  @Column({ type: 'int' })
  position: number;
}
