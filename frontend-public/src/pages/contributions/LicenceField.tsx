import { licences } from '@passerelle/api-client/licences';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../ui/forms/fields';
import { licenceLabel, type Values } from './draft-content';

/** The licences on offer, and the one that an imported tutorial has. @param present the licence of the text as opened */
export function LicenceField({ present }: { present: string | null }) {
  const current = useFormContext<Values>().watch('licence');
  const choices = [...new Set([...licences, present, current])].filter((licence) => licence);
  return (
    // Remounted with another choice: a value needs its option.
    <SelectField
      key={choices.join()}
      name="licence"
      label="Licence (facultatif)"
      hint="Ce que les lecteurs peuvent faire de votre texte. Sans choix, les mentions légales du site s’appliquent."
    >
      <option value="">{licenceLabel(null)}</option>
      {choices.map((licence) => (
        <option key={licence}>{licence}</option>
      ))}
    </SelectField>
  );
}
