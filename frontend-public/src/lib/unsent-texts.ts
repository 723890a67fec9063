import { ofTab } from '@passerelle/api-client/browser-storage';

const PREFIX = 'unsent/';
/** Writer of a visitor's texts, which become the member's when they sign in. */
const VISITOR = 'visitor';

/** A member's id, or null for a visitor. */
export type Writer = number | null;

/** Stores the text of a form in this tab, for its writer alone. */
export const unsentTexts = {
  read: (writer: Writer, form: string) => ofTab.read(keyOf(writer, form)),
  keep: (writer: Writer, form: string, text: string) => ofTab.keep(keyOf(writer, form), text),
  forget: (writer: Writer, form: string) => ofTab.forget(keyOf(writer, form)),
};

/** Gives a member the texts they wrote before signing in, and deletes those of everybody else. */
export function handOverUnsentTexts(member: number): void {
  const [visitors, own] = [keyOf(null, ''), keyOf(member, '')];
  for (const key of unsentKeys()) {
    if (key.startsWith(own)) continue;
    // Nobody who has an account needs a half-filled registration.
    if (key.startsWith(visitors) && key !== keyOf(null, REGISTRATION))
      ofTab.keep(own + key.slice(visitors.length), ofTab.read(key)!);
    ofTab.forget(key);
  }
}

export function forgetUnsentTexts(): void {
  unsentKeys().forEach((key) => ofTab.forget(key));
}

/** Name of the registration form. */
export const REGISTRATION = 'registration';

function unsentKeys(): string[] {
  return ofTab.keys().filter((key) => key.startsWith(PREFIX));
}

function keyOf(writer: Writer, form: string): string {
  return `${PREFIX}${writer ?? VISITOR}/${form}`;
}
