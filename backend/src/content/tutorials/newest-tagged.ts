/** Of each tag so many tutorials are looked at, the newest: some tags thousands have. */
const OF_EACH_TAG = 15;

/**
 * A query for the ids (`tutorialId`, each once) of the newest tutorials of each of these tags; at least one is given.
 * Its parameters, which are added to `parameters`, are `newest0`…
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
