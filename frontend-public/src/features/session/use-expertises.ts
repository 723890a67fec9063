import { expertises } from '@passerelle/api-client/expertises';
import { useLook } from '../../lib/site';

/** Areas of expertise by code: the operator’s or the built-in ones. */
export function useExpertises(): Readonly<Record<string, string>> {
  const { expertise } = useLook();
  return expertise ? Object.fromEntries(expertise) : expertises;
}

/** Labels of a member's areas, including codes no longer offered. */
export function useExpertiseLabels(codes: readonly string[]): string[] {
  const offered = useExpertises();
  return codes.map((code) => offered[code] ?? expertises[code] ?? code);
}
