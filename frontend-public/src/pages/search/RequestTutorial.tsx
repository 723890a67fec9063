import { chakra, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { MembersOnly } from '../../features/session/MembersOnly';
import { SignInLink } from '../../features/session/SignInLink';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { atLeast, atMost, rules } from '../../ui/forms/rules';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField } from '../../ui/forms/fields';

const MIN_LENGTH = 3;

/** Form to request a missing tutorial. */
export function RequestTutorial({ text }: { text: string }) {
  return (
    <chakra.section borderTopWidth="1px" borderColor="border" pt="6" aria-labelledby="_demande">
      <Heading as="h3" fontSize="lg" id="_demande">
        Ce tutoriel n’existe pas encore ?
      </Heading>
      <Text mt="1" mb="4" color="fg.muted">
        Dites-nous ce que vous cherchiez : nous verrons ce qui manque le plus.
      </Text>
      <MembersOnly
        visitor={<SignInLink variant="outline">Se connecter pour le demander</SignInLink>}
        waiting={<Skeleton h="11" />}
      >
        {() => <RequestForm key={text} text={text} />}
      </MembersOnly>
    </chakra.section>
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
    <div aria-live="polite">
      {isSent ? (
        <Text color="success.fg" fontWeight="semibold">
          Merci, votre demande est notée.
        </Text>
      ) : (
        <Form form={form} send={send} label="Demander un tutoriel">
          <Stack gap="4" maxW="136">
            <TextField
              name="text"
              label="Ce que vous cherchiez"
              rules={rules(
                atLeast(MIN_LENGTH, 'Dites en quelques mots ce que vous cherchez.'),
                atMost(200, 'Votre demande ne peut pas dépasser 200 caractères.'),
              )}
            />
            <FormProblem />
            <div>
              <SubmitButton pending="Envoi...">Demander ce tutoriel</SubmitButton>
            </div>
          </Stack>
        </Form>
      )}
    </div>
  );
}
