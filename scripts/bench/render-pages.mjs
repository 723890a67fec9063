// Renders pages repeatedly, in a process of its own because it needs packages. Argument: the origin of a product, which
// provides the data of the pages once. Prints the JSON described in rendering.mjs.
import { setTimeout as pause } from 'node:timers/promises';
import { parseFragment } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadBuiltEntry, loadBuiltParts } from '../../backend/dist/site/web/built-site.js';
import { renderWith } from '../../backend/dist/site/web/server-entry.js';
import { inRoot } from '../setup/paths.mjs';

const WARM_UP = 60;
const TIMES = 300;
const CARDS = 100;

const pages = {
  tutoriel: '/tutoriels/1',
  accueil: '/',
  'catalogue, 100 cartes': '/catalogue',
  domaine: '/domaines/programmation',
  'recherche, 20 résultats': '/recherche?q=tutoriel',
  'recherche sans résultat': '/recherche?q=zzzqx',
  contact: '/contact',
};

const [origin] = process.argv.slice(2);
const entry = await loadBuiltEntry(inRoot('frontend-public'));
const parts = await loadBuiltParts(inRoot('frontend-public'));
const site = { name: 'Passerelle', description: '', pageSize: CARDS, publicUrl: String(origin), live: true };
const answers = new Map();

async function ask(path) {
  if (!answers.has(path)) {
    const response = await fetch(`${origin}${path}`);
    const headers = [...response.headers].filter(([name]) => name === 'content-type');
    answers.set(path, { status: response.status, headers, body: await response.text() });
  }
  return answers.get(path);
}

async function render(path) {
  const page = await renderWith(entry, parts, path, site, ask);
  if (!('html' in page) || page.status !== 200) throw new Error(`${path}: ${page.status}`);
  return page.html;
}

/**
 * Runs the works in turns, so that other load on the machine affects all of them alike.
 * @param {(() => unknown)[]} works
 * @returns {Promise<number[][]>} CPU times of each in milliseconds, shortest first
 */
async function timesInTurns(works) {
  for (let time = 0; time < WARM_UP; time++) for (const work of works) await work();
  const times = works.map(() => []);
  for (let time = 0; time < TIMES; time++) {
    for (const [place, work] of works.entries()) {
      const began = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(began);
      times[place].push((user + system) / 1000);
    }
  }
  return times.map((each) => each.sort((one, other) => one - other));
}

const withoutMarkup = ['script', 'style', 'noscript'];

/** Converts parsed HTML to React elements: text, drawings and attributes, without classes and styles. */
function plainElements(nodes) {
  return nodes.flatMap((node, key) => {
    if (node.nodeName === '#text') return [node.value];
    if (!node.tagName || withoutMarkup.includes(node.tagName)) return [];
    const children = plainElements(node.childNodes);
    return [
      createElement(node.tagName, { ...plainProps(node), key }, ...(children.length > 0 ? children : [null])),
    ];
  });
}

/** React accepts HTML attribute names; its warnings cost nothing in production. */
function plainProps({ attrs }) {
  const kept = attrs.filter(({ name }) => name !== 'class' && name !== 'style' && !name.startsWith('on'));
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}

/** Until the index is complete, a search shows that it is being prepared, and no results. */
async function indexReady() {
  const isPreparing = async () =>
    (await (await fetch(`${origin}/api/search?query=tutoriel`)).json()).preparing !== null;
  while (await isPreparing()) await pause(500);
}

await indexReady();
// Fetches all data first, since an idle connection would be closed meanwhile.
const rendered = [];
for (const [name, path] of Object.entries(pages)) rendered.push({ name, path, html: await render(path) });

const measured = [];
for (const { name, path, html } of rendered) {
  const body = html.slice(html.indexOf('<body'));
  const plain = () => {
    renderToString(createElement('div', null, ...plainElements(fragment.childNodes)));
  };
  const fragment = parseFragment(body);
  const [times, plainTimes] = await timesInTurns([() => render(path), plain]);
  const at = (list, share) => list[Math.floor(list.length * share)];
  measured.push({
    name,
    bytes: Buffer.byteLength(html),
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    perSecond: (1000 * TIMES) / times.reduce((sum, time) => sum + time, 0),
    plain: at(plainTimes, 0.5),
  });
}
console.log(JSON.stringify(measured));
