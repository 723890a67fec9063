import { Box, Fieldset, SimpleGrid, type SystemStyleObject } from '@chakra-ui/react';
import { CheckboxField } from '../../ui/forms/CheckboxField';
import { isWebAddress, lines, rules } from '../../ui/forms/rules';
import { TextField, TextareaField } from '../../ui/forms/fields';
import { websiteRules } from './person-rules';
import { useExpertises } from './use-expertises';

/** Profile fields for contributors. */
export function ContributorFields({ css: place }: { css: SystemStyleObject }) {
  const expertises = useExpertises();
  return (
    <Box css={[{ display: 'flex', flexDirection: 'column', gap: '5' }, place]}>
      <TextField
        name="website"
        type="url"
        label="Site web (facultatif)"
        placeholder="https://"
        rules={websiteRules}
        autoComplete="url"
        maxLength={500}
      />
      <TextareaField
        name="socialLinks"
        label="Liens vers vos réseaux sociaux (facultatif)"
        hint="Une adresse par ligne."
        rules={rules((value) => lines(value).every(isWebAddress) || 'Veuillez entrer des URLs valides')}
        rows={3}
      />
      <Fieldset.Root>
        <Fieldset.Legend>Domaines d’expertise (facultatif)</Fieldset.Legend>
        <SimpleGrid columns={{ base: 2, md: 3 }} columnGap="4">
          {Object.entries(expertises).map(([id, label]) => (
            <CheckboxField key={id} name="expertise" value={id} label={label} />
          ))}
        </SimpleGrid>
      </Fieldset.Root>
    </Box>
  );
}
