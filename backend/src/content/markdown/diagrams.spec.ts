import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './render-markdown.js';

const block = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\``;
const htmlOf = async (source: string) => (await renderMarkdown(source)).html;

describe('diagrams', () => {
  it.each([
    ['graph TD\nA[Début] --> B{Prêt ?}\nB -->|oui| C[Fin]', ['Début', 'Prêt ?', 'oui', 'Fin']],
    ['sequenceDiagram\nAlice->>Jean: Bonjour', ['Alice', 'Jean', 'Bonjour']],
    ['stateDiagram-v2\n[*] --> Arrêt\nArrêt --> Marche : démarrer', ['Arrêt', 'Marche', 'démarrer']],
    ['classDiagram\nAnimal <|-- Chien\nAnimal : +int age', ['Animal', 'Chien']],
    ['erDiagram\nCLIENT ||--o{ COMMANDE : passe', ['CLIENT', 'COMMANDE', 'passe']],
  ])('are drawn as SVG with their labels: %j', async (source, labels) => {
    const { html, text } = await renderMarkdown(block(source));
    expect(html).toMatch(/<figure class="diagram"><div class="diagram-scroll" role="region"[^>]*><svg /);
    for (const label of labels) expect(text.split('\n')).toContain(label);
  });

  it('describe their content for screen readers, with their text below', async () => {
    const html = await htmlOf(block('graph LR\nA[Semer] --> B[Arroser]'));
    expect(html).toContain('role="img" aria-label="Semer, Arroser"');
    expect(html).toContain('<summary>Le diagramme en toutes lettres</summary><pre');
    const titled = await htmlOf(
      block(
        '---\ntitle: Le jardin\n---\ngraph LR\naccDescr: On sème, puis on arrose.\nA[Semer] --> B[Arroser]',
      ),
    );
    expect(titled).toContain('aria-label="On sème, puis on arrose."');
    expect(titled).toContain('<figcaption>Le jardin</figcaption>');
  });

  it('use the colour of the text, and unique ids within a page', async () => {
    const html = await htmlOf([1, 2].map(() => block('graph LR\nA --> B')).join('\n\n'));
    expect(html).toContain('aria-label="Diagramme 2"');
    expect(html).toContain('id="diagramme-1-1"');
    expect(html).toContain('marker-end="url(#diagramme-2-1)"');
    expect(html).toContain('fill="currentColor"');
    expect(html).not.toMatch(/var\(|<style|\sstyle=|googleapis/);
  });

  it.each([
    ['graph TD\nA-->B', ['A', 'B']],
    ['graph TD;\nA-->B;\nB-->C;', ['A', 'B', 'C']],
    ['graph LR; A-->|oui|B; A-- non -->C', ['A', 'B', 'C', 'oui', 'non']],
    ['flowchart LR\nÉtape-->Fin[La fin]\nFin-.->Étape', ['Étape', 'La fin']],
    ['graph TD\nA[a-->b]-->B["c; d & e"]', ['a-->b', 'c; d & e']],
    ['graph TD\nA&B-->C\nC==>D\nD --- E --> F', ['A', 'B', 'C', 'D', 'E', 'F']],
    ['classDiagram\nA--|>B\nC..>D : aide', ['A', 'B', 'C', 'D', 'aide']],
    ['erDiagram\nA||--o{B : contient', ['(sans attribut)', '(sans attribut)', 'A', 'B', 'contient']],
    ['stateDiagram-v2\n[*]-->Prêt\nPrêt-->[*]', ['Prêt']],
    ['flowchart LR\nid1[Début] --> Étape', ['Début', 'Étape']],
    ['graph TD\nA ----> B[Texte]\nB -..-> C\nC ===> D', ['A', 'Texte', 'C', 'D']],
    ['graph TD\ndirection-->RH\nRH((Rond))-->F{{Six}}', ['direction', 'Rond', 'Six']],
    ['graph TD\nÉté:::chaud --> B\nclassDef chaud fill:#f00\nstyle Été stroke:#00f', ['Été', 'B']],
    ['graph TD\nA-->B\nB[La suite]-->C\nC(((Fin)))', ['A', 'La suite', 'Fin']],
    ['graph TD\nA <-.-> B\nsubgraph Été\nB --> C\nend\nÉté --> D', ['A', 'B', 'C', 'D', 'Été']],
    ['classDiagram\nA "1" --> "0..*" B : a', ['A', 'B', '1', '0..*', 'a']],
  ])('are read as by Mermaid, with or without spaces: %j', async (source, labels) => {
    const { html, text } = await renderMarkdown(block(source));
    expect(html).toContain('<svg');
    expect(text.split('\n').sort()).toEqual([...labels].sort());
  });

  it.each([
    'sequenceDiagram\nProf d’anglais->>Zoé: oui',
    'graph TD\nA --> ',
    'graph TD\nA-->B\nB --x C',
    'graph TD\nA o--o B',
    'graph TD\nA-->B\nB ~~~ C',
    'graph TD\nA@{ shape: rounded } --> B',
  ])('stay code if the drawing would lose something: %j', async (source) => {
    expect(await htmlOf(block(source))).not.toContain('<svg');
  });

  it('with several lines have the description that Mermaid defines', async () => {
    const html = await htmlOf(
      block('---\ntitle: "Mon jardin"\n---\ngraph LR\naccDescr {\nOn sème,\npuis on arrose.\n}\nA-->B'),
    );
    expect(html).toContain('aria-label="On sème, puis on arrose."');
    expect(html).toContain('<figcaption>Mon jardin</figcaption>');
    expect(html).not.toContain('>puis');
  });

  it.each(['kanban\n  a[À faire]', 'sankey-beta\nA,B,1', 'piece', 'ganttique', '', 'bonjour'])(
    'of other kinds stay code: %j',
    async (source) => {
      const html = await htmlOf(block(source));
      expect(html).not.toContain('<svg');
      expect(html).toContain('<pre tabindex="0" data-language="mermaid">');
    },
  );

  it('can neither run, load nor style anything', async () => {
    const html = await htmlOf(
      block(
        [
          'graph TD',
          'A["<img src=x onerror=alert(1)>"] --> B["</text><script>alert(1)</script>"]',
          'click A "javascript:alert(1)"',
          'click B href "https://exemple.fr/"',
          'style A fill:red,stroke:url(javascript:1)',
          'style B fill:url(https://exemple.fr/a.svg)',
          'linkStyle 0 stroke:"><script>',
          '%%{init: {"themeCSS": "* { background: url(https://exemple.fr/b) }"}}%%',
        ].join('\n'),
      ),
    );
    const drawing = html
      .slice(html.indexOf('<svg'), html.indexOf('</svg>'))
      .replace(/aria-label="[^"]*"/, '')
      .replace(/>[^<]*</g, '><');
    expect(drawing).not.toMatch(/<(?!\/?(?:svg|g|defs|marker|polygon|polyline|rect|text|tspan)\b)/);
    expect(drawing).not.toMatch(/script|exemple|onerror|\sstyle=/);
    expect(drawing).toContain('fill="red" fill-opacity="0.25"');
  });

  it('stay code if they are too large or too many to be laid out in time', async () => {
    const many = (name: string) => Array.from({ length: 200 }, (_, n) => `${name}${n}`).join('&');
    expect(await htmlOf(block(`graph TD\n${many('a')} --> ${many('b')}`))).not.toContain('<svg');
    const long = Array.from({ length: 300 }, (_, n) => `A->>B: ${n}`).join('\n');
    expect(await htmlOf(block(`sequenceDiagram\n${long}`))).not.toContain('<svg');
    const all = await htmlOf(Array.from({ length: 290 }, () => block('graph LR\nA --> B')).join('\n\n'));
    expect(all.match(/<svg /g)).toHaveLength(277);
  });

  it('of any kind take a thread no longer than other texts', async () => {
    const chain = (arrow: string, more: string) =>
      Array.from({ length: 99 }, (_, n) => `A${n}${arrow}A${n + 1}${more}`).join('\n');
    const back = (arrow: string, more: string) =>
      Array.from({ length: 95 }, (_, n) => `A${n % 5}${arrow}A${99 - (n % 7)}${more}`).join('\n');
    const sources = [
      `graph TD\n${chain('-->', '')}\n${back('-->', '')}`,
      `stateDiagram-v2\n${chain('-->', '')}\n${back('-->', '')}`,
      `erDiagram\n${chain(' ||--o{ ', ' : x')}\n${back(' ||--o{ ', ' : x')}`,
      `classDiagram\n${chain(' --> ', '')}\n${back(' --> ', '')}`,
      'xychart-beta\n y-axis 9007199254740992 --> 9007199254740994\n bar [9007199254740993]',
    ];
    const twins = (name: string) => Array.from({ length: 1900 }, () => name).join('&');
    sources.push(`graph TD\n${twins('a')} --> ${twins('b')}`);
    for (const source of sources) expect(await htmlOf(block(source))).not.toContain('<svg');
  });

  it('do not count their source as text to read', async () => {
    const { text, words } = await renderMarkdown(
      `Avant.\n\n${block('graph LR\nA[Un] --> B[Deux<br>ou trois]')}`,
    );
    expect(text).toBe('Avant.\nUn\nDeux ou trois');
    expect(words).toBe(5);
  });
});
