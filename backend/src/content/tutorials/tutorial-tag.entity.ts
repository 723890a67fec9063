import { Entity, PrimaryColumn } from 'typeorm';

/** One row per tag, folded for searching; `Tutorial.tags` keeps the original spelling. */
@Entity('tutorial_tags')
export class TutorialTag {
  @PrimaryColumn({ type: 'int' })
  tutorialId: number;

  @PrimaryColumn({ type: 'varchar', length: 100 })
  tag: string;
}

/** Only the newest tutorials of each tag are considered, because some tags have thousands. */
const OF_EACH_TAG = 15;

/**
 * SQL that selects the distinct ids (`tutorialId`) of the newest tutorials of each tag.
 * @param tags at least one
 * @param parameters receives the query parameters `newest0`, `newest1`…
 */
export function newestTagged(tags: readonly string[], parameters: Record<string, unknown>): string {
  const each = tags.map((tag, index) => {
    parameters[`newest${index}`] = tag;
    return `SELECT * FROM (
      SELECT tutorial_tags.tutorialId AS tutorialId FROM tutorial_tags WHERE tutorial_tags.tag = :newest${index}
      ORDER BY tutorial_tags.tutorialId DESC LIMIT ${OF_EACH_TAG}
    ) newest${index}`;
  });
  return each.join(' UNION ');
}
