import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/query-client';
import { CheckboxField } from '../../../ui/forms/CheckboxField';

/** Checkbox to become a contributor, or a note on how to apply. */
export function ContributorChoice() {
  const { data: settings } = useQuery(apiQuery('/api/settings'));
  if (settings?.contributorsAsk) {
    return (
      <Text fontSize="sm" color="fg.muted">
        Les contributeurs peuvent publier des tutoriels : vous pourrez le demander une fois inscrit, sur la
        page « Devenir contributeur ».
      </Text>
    );
  }
  return (
    <CheckboxField
      name="isContributor"
      label={<strong>Je souhaite devenir contributeur</strong>}
      hint="Les contributeurs peuvent publier des tutoriels."
    />
  );
}
