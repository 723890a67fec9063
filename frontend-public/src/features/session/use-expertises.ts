import { expertises } from '@passerelle/api-client/expertises';
import { useLook } from '../../lib/site';

/** The subjects a contributor may name, by their codes: the operator’s, or those that are built in. */
export function useExpertises(): Readonly<Record<string, string>> {
  const { expertise } = useLook();
  return expertise ? Object.fromEntries(expertise) : expertises;
}

/** What those that a member has named are called, which may stand in the list no more. */
export function useExpertiseLabels(codes: readonly string[]): string[] {
  const offered = useExpertises();
  return codes.map((code) => offered[code] ?? expertises[code] ?? code);
}
