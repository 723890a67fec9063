import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rewriteModule } from './rewrite-module';
import { CLASSES } from './static-value';

const SOURCES = join(import.meta.dirname, '../src');
const FILE = join(SOURCES, 'pages/home/Example.tsx');

const HEAD = `import { css } from '#styles/css';
import { styled } from '#styles/jsx';
import { button } from '#styles/recipes';
import { Badge, Button, ButtonLink, Panel, TextLink } from '../../ui/controls';
`;

/** Rewrites the last lines of a module; ignores white space. */
async function rewritten(lines: string): Promise<string> {
  const resolve = (source: string, importer: string) =>
    Promise.resolve(join(importer, '..', `${source}.tsx`));
  const code = (await rewriteModule(HEAD + lines, FILE, resolve)) ?? HEAD + lines;
  return code
    .slice(code.indexOf(HEAD) + HEAD.length)
    .replaceAll(CLASSES, '')
    .replaceAll(/ {2,}/g, ' ');
}

/** Expects the lines to stay unchanged. */
const kept = async (lines: string) => expect(await rewritten(lines)).toBe(lines);

describe('a call of css', () => {
  it('becomes its classes, in the order of the source', async () => {
    expect(await rewritten(`const a = () => css({ display: 'flex', px: '2', lineClamp: 3 });`)).toBe(
      `const a = () => "d_flex px_2 lc_3";`,
    );
  });

  it('becomes classes for breakpoints, states, selectors and media queries, too', async () => {
    const styles = `{ px: { base: '4', md: '5' }, m: ['1', '2'], _hover: { color: 'fg' }, '& svg': { w: '4' }, '@media print': { p: '0' } }`;
    expect(await rewritten(`const a = () => css(${styles});`)).toBe(
      `const a = () => "px_4 md:px_5 m_1 sm:m_2 hover:c_fg [&_svg]:w_4 [@media_print]:p_0";`,
    );
  });

  it('merges its arguments, the last one winning', async () => {
    const shared = `const look = css.raw({ p: '2', color: 'fg' });\n`;
    expect(await rewritten(`${shared}const a = () => css(look, { p: '4', ...{ m: '1' } });`)).toBe(
      `const look = /* @__PURE__ */ css.raw({ p: '2', color: 'fg' });\nconst a = () => "p_4 c_fg m_1";`,
    );
  });

  it('becomes a conditional that reads its condition once, and no sooner than before', async () => {
    expect(
      await rewritten(`const a = (on) => css({ p: '2', color: on() ? 'fg' : 'bg', m: on() ? '1' : '2' });`),
    ).toBe(`const a = (on) => ((on()) ? "p_2 c_fg m_1" : "p_2 c_bg m_2");`);
    expect(await rewritten(`const a = (b, c) => css({ p: b ? '1' : c ? '2' : '3' });`)).toBe(
      `const a = (b, c) => ((b) ? "p_1" : ((c) ? "p_2" : "p_3"));`,
    );
  });

  it('stays if a value or a name is unknown, or if there are too many conditions', async () => {
    await kept(`const a = (p) => css({ p });`);
    await kept(`const a = (place) => css({ p: '2' }, place);`);
    await kept(`const a = (rest) => css({ p: '2', ...rest });`);
    await kept(`const a = (name) => css({ [name]: '2' });`);
    await kept(`const a = (b, c, d) => css({ p: b ? '1' : '2', m: c ? '1' : '2', w: d ? '1' : '2' });`);
  });

  it('stays if its name, or one that it reads, is shadowed or reassigned', async () => {
    await kept(`const a = (css) => css({ p: '2' });`);
    await kept(`const size = '2'; const a = (size) => css({ p: size });`);
    await kept(`let size = '2'; const a = () => css({ p: size });`);
  });
});

describe('an element of styled()', () => {
  it('becomes its base element with the classes of its recipe', async () => {
    expect(await rewritten(`const a = <Badge variant="brand" title="x">mot</Badge>;`)).toBe(
      `const a = <span title="x" className={"badge badge--variant_brand"}>mot</span>;`,
    );
    expect(await rewritten(`const a = <Badge />;`)).toBe(
      `const a = <span className={"badge badge--variant_plain"}/>;`,
    );
  });

  it('adds its styles and its own class after the recipe, and keeps its other props', async () => {
    expect(
      await rewritten(
        `const a = <Panel css={{ p: '2', md: { p: '3' } }} className="prose" id={id} key={id} ref={ref} />;`,
      ),
    ).toBe(`const a = <section className={"panel p_2 md:p_3 prose"} id={id} key={id} ref={ref} />;`);
    expect(await rewritten(`const a = <Panel className={css({ p: '2' })} />;`)).toBe(
      `const a = <section className={"panel p_2"} />;`,
    );
  });

  it('gets the default props of the component, unless it overrides them', async () => {
    expect(await rewritten(`const a = <Button size="sm" onClick={act}>Oui</Button>;`)).toBe(
      `const a = <button type={"button"} onClick={act} className={"button button--variant_solid button--size_sm"}>Oui</button>;`,
    );
    expect(await rewritten(`const a = <Button type="submit">Oui</Button>;`)).toBe(
      `const a = <button type="submit" className={"button button--variant_solid button--size_md"}>Oui</button>;`,
    );
  });

  it('becomes the element or component of its prop `as`', async () => {
    expect(await rewritten(`const a = <Panel as="nav">x</Panel>;`)).toBe(
      `const a = <nav className={"panel"}>x</nav>;`,
    );
    expect(await rewritten(`const a = <Panel as={Button}>x</Panel>;`)).toBe(
      `const a = <Button className={"panel"}>x</Button>;`,
    );
    await kept(`const a = (as) => <Panel as={as}>x</Panel>;`);
  });

  it('can be defined in the module itself, whose definition is then marked pure', async () => {
    const made = `styled('a', { base: { color: 'fg', _hover: { color: 'bg' } }, variants: { size: { sm: { p: '1' } } } })`;
    expect(await rewritten(`const Entry = ${made};\nconst a = <Entry size="sm" href="#">x</Entry>;`)).toBe(
      `const Entry = /* @__PURE__ */ ${made};\nconst a = <a href="#" className={"c_fg hover:c_bg p_1"}>x</a>;`,
    );
  });

  it('has conditional classes if its props depend on a condition', async () => {
    expect(
      await rewritten(
        `const a = (on) => <Badge variant={on ? 'brand' : 'accent'} css={on ? {} : { p: '1' }} />;`,
      ),
    ).toBe(
      `const a = (on) => <span className={((on) ? "badge badge--variant_brand" : "badge badge--variant_accent p_1")}/>;`,
    );
  });

  it('stays if its props are unknown, while the elements inside it are replaced', async () => {
    await kept(`const a = (props) => <Badge {...props} />;`);
    await kept(`const a = (place) => <Badge css={place} />;`);
    await kept(`const a = (className) => <Badge className={className} />;`);
    await kept(`const a = (variant) => <Badge variant={variant} />;`);
    await kept(`const a = (Badge) => <Badge variant="brand" />;`);
    expect(await rewritten(`const a = (p) => <Panel {...p}><Badge css={{ p: '1' }} /></Panel>;`)).toContain(
      `<Panel {...p}><span className={"badge badge--variant_plain p_1"}/></Panel>`,
    );
  });
});
