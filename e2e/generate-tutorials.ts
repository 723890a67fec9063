import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const GENERATED = 300;
/** Occurs only in the title of the oldest generated tutorial. */
export const RARE_WORD = 'Ornithorynque';

const subjects = [
  'la cuisine du marché',
  'l’écriture d’un récit',
  "l'œuvre au noir",
  'un cœur de métier',
  'le jardin d’hiver',
  'la Forêt Ancienne',
  'une taxe à 20 %',
  'le fichier mon_journal_v2',
  'Noël à Saint-Étienne',
  'l’ex-æquo du concours',
  'le C++ moderne',
  'la garçonnière',
  'L’ÉTÉ EN MAJUSCULES',
];
const verbs = [
  'Comprendre',
  'apprivoiser',
  'Éclairer',
  'Œuvrer pour',
  'À la découverte de',
  'réussir',
  'Zigzaguer vers',
];
const manners = [
  'pas à pas',
  'sans se presser',
  'en   trois   temps',
  'à 100 %',
  'avec l’équipe',
  "d'un trait",
  'chez soi',
];
const domains = [
  'programmation',
  'design',
  'marketing',
  'productivite',
  'langues',
  'developpement-personnel',
];
const difficulties = ['beginner', 'intermediate', 'advanced', ''];
const FIRST_DAY = Date.UTC(2015, 0, 1, 6);
const HOUR = 3_600_000;

/**
 * Writes small tutorials as Markdown files, deterministically; the files sort by number.
 * @returns the folder
 */
export function writeTutorials(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= GENERATED; number++) {
    writeFileSync(join(folder, `${String(number).padStart(5, '0')}.md`), tutorial(number));
  }
  return folder;
}

function tutorial(number: number): string {
  const pick = <T>(choices: readonly T[], step: number) =>
    choices[Math.floor(number / step) % choices.length]!;
  const subject = pick(subjects, 1);
  const title = number === 1 ? `${RARE_WORD} et castor` : `${pick(verbs, 3)} ${subject} (${number})`;
  // Dates do not follow the numbers and are not all different.
  const date = new Date(FIRST_DAY + ((number * 7919) % 4000) * 24 * HOUR);
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`Le sujet ${number % 500} : ${pick(subjects, 5)}, ${pick(manners, 2)}.`)}
domain: ${pick(domains, 1)}
difficulty: ${pick(difficulties, 7)}
tags: [lot ${number % 40}, ${pick(['essai', 'méthode', 'récit'], 2)}]
author: Autrice ${number % 90}
date: '${date.toISOString()}'
---

Le tutoriel ${number} parle de ${subject}.
`;
}
