interface Tokens {
  [name: string]: Tokens | string;
}

/** The variables of all tokens that differ in the dark, with what they are there: {--p-colors-bg: var(--p-…)}. */
export function darkVariables(tokens: object, path: string[] = []): Record<string, string> {
  const { value, ...others } = tokens as Tokens;
  const dark = (value as Tokens | undefined)?._dark;
  return Object.assign(
    typeof dark === 'string'
      ? {
          [variable(path)]: dark.replace(
            /\{([\w.]+)\}/g,
            (_, name: string) => `var(${variable(name.split('.'))})`,
          ),
        }
      : {},
    ...Object.entries(others).map(([name, inner]) => darkVariables(inner as Tokens, [...path, name])),
  ) as Record<string, string>;
}

const variable = (path: string[]) =>
  `--p-${path
    .filter((name) => name !== 'DEFAULT')
    .join('-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
