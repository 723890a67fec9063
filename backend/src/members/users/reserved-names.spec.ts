import { expect, it } from '@jest/globals';
import { isReservedName } from './reserved-names.js';

const SITE = ['Passerelle', 'Le lycée Ada'];

it.each([
  'Administration',
  'ADMINISTRATION',
  'Ádmïnistrâtion',
  'administrateur',
  'Administratrice du site',
  'Les administrateurs',
  'Admin',
  'admin 2',
  'Admin-42',
  'L’administration',
  "L'équipe",
  'Équipe de modération',
  'Modération',
  'Mode\u0301ration',
  'modérateur',
  'Modos',
  'Support officiel',
  'Passerelle',
  'passerelle (officiel)',
  'Équipe Passerelle',
  'Modération du Lycée Ada',
  'Le lycee ada',
  'A d m i n i s t r a t i o n',
  'A.d.m.i.n',
  '★ Administration ★',
  '«Administration»',
  'Admin\u200Bistration',
  'Admin\u00ADistration',
  '\u2060Administration\uFEFF',
  'Administration\u3164',
  'Аdministration',
  'Администрatiоn'.replace('Администр', 'Аdmіnіstr'),
  'Adminіstrаtiоn',
  'Αdministrατiοn',
  'ꓮdministration',
  'Adｍinistration',
  'Ａｄｍｉｎ',
  '𝐀𝐝𝐦𝐢𝐧',
  'ᴀᴅᴍɪɴ',
  'Ⓐⓓⓜⓘⓝ',
  '🅐🅓🅜🅘🅝',
  '🅰dmin',
  '🇦🇩🇲🇮🇳',
  'Adm1n',
  'Adrninistration',
  'Admlnlstratlon',
  'M0dérati0n',
  '@dmin',
  'Pаssеrеllе',
  'P4sserelle',
  'Superadmin',
  'Sysadmin',
  'Système',
  'Service Passerelle',
  'Passerelle.fr',
  'admin@passerelle',
  'Administrateur·rice',
  'Modérateurs/trices',
  'L’équipe technique',
  'La direction',
])('40.10 reserves « %s »', (name) => {
  expect(isReservedName(name, SITE)).toBe(true);
});

it.each([
  'Ada Lovelace',
  'Maëlle Le Goff',
  'Membre 12',
  'Admine Diallo',
  'Jean Passerelle',
  'Paul Modeste',
  'Desiré Dumod',
  'Лев Толстой',
  'Администрация',
  'Αθηνά',
  '李小龍',
  'محمد',
  'Équipée sauvage',
  'Marie-Laure de La Tour',
  'Le lycéen',
  'Site Ka',
  'Adama',
  'Béatrice',
  'Client Dupont',
  'Service compris',
  'Super Mario',
  '42',
  '★★',
  '?',
])('40.10 allows « %s » as a person’s name', (name) => {
  expect(isReservedName(name, SITE)).toBe(false);
});

it('40.10 reserves the current name of the site; a site name without letters reserves nothing', () => {
  expect(isReservedName('Atelier des voisins', ['Atelier des voisins'])).toBe(true);
  expect(isReservedName('Atelier des voisins', ['Passerelle'])).toBe(false);
  expect(isReservedName('Ada', ['', '★', '42'])).toBe(false);
});
