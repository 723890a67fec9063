import { system } from './system';

/**
 * The dark theme for those who ask their system for it and run no script, which would set the class that the theme
 * otherwise hangs on.
 */
export function darkWithoutScript(): string {
  const variables = [...(system.tokens.cssVarMap.get('_dark') ?? [])].map(
    ([name, value]) => `${name}:${value}`,
  );
  return `<style>@media screen and (prefers-color-scheme:dark){html{color-scheme:dark;${variables.join(';')}}}</style>`;
}
