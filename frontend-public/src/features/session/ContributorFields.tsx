import { chakra, Grid, Stack, type StackProps } from '@chakra-ui/react';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { isWebAddress, lines, rules } from '../../ui/forms/rules';
import { TextAreaField } from '../../ui/forms/TextAreaField';
import { TextField } from '../../ui/forms/TextField';
import { expertises } from './expertise';
import { websiteRules } from './person-rules';

/** What contributors may add about themselves, within a form. */
export function ContributorFields(props: StackProps) {
  return (
    <Stack gap="5" {...props}>
      <TextField
        name="website"
        type="url"
        label="Site web (facultatif)"
        placeholder="https://"
        rules={websiteRules}
        autoComplete="url"
        maxLength={500}
      />
      <TextAreaField
        name="socialLinks"
        label="Liens vers vos réseaux sociaux (facultatif)"
        hint="Une adresse par ligne."
        rules={rules((value) => lines(value).every(isWebAddress) || 'Veuillez entrer des URLs valides')}
        rows={3}
      />
      <chakra.fieldset>
        <chakra.legend fontSize="sm" fontWeight="semibold" mb="1.5">
          Domaines d’expertise (facultatif)
        </chakra.legend>
        <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} columnGap="4">
          {Object.entries(expertises).map(([id, label]) => (
            <CheckboxField key={id} name="expertise" value={id} label={label} />
          ))}
        </Grid>
      </chakra.fieldset>
    </Stack>
  );
}
