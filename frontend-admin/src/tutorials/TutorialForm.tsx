import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SaveButton, SelectInput, SimpleForm, TextInput, Toolbar } from 'react-admin';
import { domainsQuery } from '../domains/domain';
import { ChoiceInput } from '../lists/filters';
import { CoverField } from './CoverField';
import { emptyDraft } from './draft';
import { SourceField } from './SourceField';
import { TagsField } from './TagsField';
import { difficultyLabels } from './tutorial';
import { useDraft } from './use-draft';

const difficulties = Object.entries(difficultyLabels).map(([id, name]) => ({ id, name }));

interface TutorialFormProps {
  /** Absent for a new one. */
  id?: number;
  /** Below the fields. */
  children?: ReactNode;
}

/** All that makes a tutorial. What is written is on the site once it is saved, and in this browser until then. */
export function TutorialForm({ id, children }: TutorialFormProps) {
  const toolbar = (
    <Toolbar>
      <SaveButton label={id === undefined ? 'Publier' : 'Enregistrer'} alwaysEnable />
    </Toolbar>
  );
  return (
    <Card component="section" aria-label="Tutoriel">
      <SimpleForm noValidate toolbar={toolbar} {...(id === undefined && { defaultValues: emptyDraft })}>
        <Fields {...(id !== undefined && { id })} />
        {children}
      </SimpleForm>
    </Card>
  );
}

function Fields({ id }: { id?: number }) {
  const { state, wasRestored, drop } = useDraft(id);
  const { data: domains = [] } = useQuery(domainsQuery);
  return (
    <>
      {wasRestored && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={drop}>
              Abandonner
            </Button>
          }
        >
          Brouillon retrouvé dans ce navigateur.
        </Alert>
      )}
      <TextInput
        source="title"
        label="Titre"
        helperText={false}
        isRequired
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextInput
        source="description"
        label="Description"
        helperText={false}
        isRequired
        multiline
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr 1fr 2fr' },
        }}
      >
        <SelectInput source="domainId" label="Domaine" helperText={false} isRequired choices={domains} />
        <ChoiceInput source="difficulty" label="Difficulté" choices={difficulties} all="Tous niveaux" />
        <TagsField />
      </Box>
      <CoverField />
      <SourceField />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {state === 'kept' && 'Brouillon gardé dans ce navigateur.'}
        {state === 'lost' && 'Ce navigateur ne peut pas garder de brouillon.'}
      </Typography>
    </>
  );
}
