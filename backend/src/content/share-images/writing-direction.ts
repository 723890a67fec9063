/** A part of a line that is written in one direction. */
export interface Section {
  text: string;
  isRightToLeft: boolean;
}

const RTL = String.raw`[\p{sc=Arab}\p{sc=Hebr}]`;
const LTR = String.raw`(?!${RTL})\p{L}`;
/** From a letter to the last that is written the same way, with the digits and signs between them; or signs alone. */
const SECTIONS = new RegExp(
  String.raw`${RTL}(?:[^\p{L}]*${RTL}|\p{M})*|${LTR}(?:[^\p{L}]*${LTR}|\p{M})*|[^\p{L}]+`,
  'gu',
);

/** Sections of a line from left to right. Like browsers, takes the direction of the line from its first letter. */
export function sectionsOf(line: string): Section[] {
  const isLineRightToLeft = startsRightToLeft(line) === true;
  const sections = (line.match(SECTIONS) ?? []).map((text) => ({
    text,
    isRightToLeft: startsRightToLeft(text) ?? isLineRightToLeft,
  }));
  return isLineRightToLeft ? sections.reverse() : sections;
}

/** Undefined without letters. */
function startsRightToLeft(text: string): boolean | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter === undefined ? undefined : new RegExp(RTL, 'u').test(letter);
}
