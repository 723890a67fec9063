import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';

const DOLLAR = 36;
const BACKSLASH = 92;

/**
 * Parses formulas: `$…$` and `$$…$$` inline, `$$` on separate lines for blocks. A single dollar is often a price or a
 * shell variable, so it opens a formula only if that closes on the same line, without spaces inside either end and
 * without letters or digits outside.
 */
export function remarkFormulas(this: Processor) {
  const data = this.data();
  const { flow, text } = math();
  const inText = only(text?.[DOLLAR]);
  (data.micromarkExtensions ??= []).push({ ...(flow && { flow }), text: { [DOLLAR]: guarded(inText) } });
  (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown());
}

function only(constructs: Construct | Construct[] | undefined): Construct {
  const [construct] = [constructs ?? []].flat();
  if (!construct) throw new Error('micromark-extension-math reads no formulas in text.');
  return construct;
}

function guarded(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const { previous } = this;
      if (isWord(previous)) return nok;
      const read = construct.tokenize.call(this, effects, ok, nok);
      return effects.check({ tokenize: tokenizeAhead, partial: true }, read, nok);
    },
  };
}

/** Looks ahead for the end of a formula without consuming anything. */
function tokenizeAhead(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  let [opening, closing] = [0, 0];
  let last: Code = null;
  return begin;

  function begin(code: Code): State | undefined {
    effects.enter('data');
    return open(code);
  }
  function open(code: Code): State | undefined {
    if (code === DOLLAR && opening < 2) {
      opening++;
      return take(code, open);
    }
    return code === DOLLAR || isEnd(code) || (opening === 1 && isSpace(code)) ? nok(code) : within(code);
  }
  function within(code: Code): State | undefined {
    if (isEnd(code)) return nok(code);
    if (code === DOLLAR) return opening === 1 && isSpace(last) ? nok(code) : close(code);
    return take(code, code === BACKSLASH ? escaped : within);
  }
  function escaped(code: Code): State | undefined {
    return isEnd(code) ? nok(code) : take(code, within);
  }
  function close(code: Code): State | undefined {
    if (code === DOLLAR) {
      closing++;
      return take(code, close);
    }
    effects.exit('data');
    return closing === opening && !(opening === 1 && isWord(code)) ? ok(code) : nok(code);
  }
  function take(code: Code, next: State): State {
    last = code;
    effects.consume(code);
    return next;
  }
}

/** Micromark codes: line endings are below -2, end of file is null. */
const isEnd = (code: Code): boolean => code === null || code < -2;
const isSpace = (code: Code): boolean => code !== null && (code < 0 || code === 32);
const isWord = (code: Code): boolean =>
  code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
