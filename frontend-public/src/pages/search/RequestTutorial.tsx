import { call } from '@passerelle/api-client/call';
import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInLink } from '../../features/session/SignInLink';
import { SkeletonBlock } from '../../ui/controls';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField } from '../../ui/forms/TextField';

const MIN_LENGTH = 3;

/** Has members ask for a tutorial that is not there. */
export function RequestTutorial({ text }: { text: string }) {
  return (
    <Box as="section" aria-labelledby="demande" borderTop="1px solid" borderColor="border" pt="6">
      <Heading as="h3" id="demande" fontSize="lg">
        Ce tutoriel n’existe pas encore ?
      </Heading>
      <Text mt="1" mb="4" color="fg.muted">
        Dites-nous ce que vous cherchiez : nous verrons ce qui manque le plus.
      </Text>
      <MembersOnly
        visitor={<SignInLink variant="outline">Se connecter pour le demander</SignInLink>}
        waiting={<SkeletonBlock h="11" />}
      >
        {() => <RequestForm key={text} text={text} />}
      </MembersOnly>
    </Box>
  );
}

function RequestForm({ text }: { text: string }) {
  const [isSent, setSent] = useState(false);
  const form = useForm({ defaultValues: { text } });

  async function send(body: { text: string }) {
    await call('POST', '/api/tutorial-requests', { body });
    setSent(true);
  }

  return (
    <Box aria-live="polite">
      {isSent ? (
        <Text color="success.fg" fontWeight="semibold">
          Merci, votre demande est notée.
        </Text>
      ) : (
        <Form form={form} send={send} label="Demander un tutoriel">
          <Stack gap="4" maxW="34rem">
            <TextField
              name="text"
              label="Ce que vous cherchiez"
              maxLength={200}
              rules={{
                validate: (value: string) =>
                  value.trim().length >= MIN_LENGTH || 'Dites en quelques mots ce que vous cherchez.',
              }}
            />
            <FormProblem />
            <div>
              <SubmitButton pending="Envoi...">Demander ce tutoriel</SubmitButton>
            </div>
          </Stack>
        </Form>
      )}
    </Box>
  );
}
