import { Card, Heading, Stack, Text } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSession } from '../../features/session/use-session';
import { Form } from '../../ui/forms/Form';
import { FormProblem } from '../../ui/forms/FormProblem';
import { atLeast, atMost, EMAIL, matching, rules } from '../../ui/forms/rules';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField, TextareaField } from '../../ui/forms/fields';
import { textStays } from '../../ui/forms/text-stays';

const empty = { name: '', email: '', subject: '', message: '', website: '' };

/** Contact form. */
export function ContactForm() {
  const [isSent, setSent] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const form = useForm({ defaultValues: empty });
  const { user } = useSession();

  // The HTML is shared, so the member is known after hydration only. Typed values are kept.
  useEffect(() => {
    if (!user) return;
    const { getValues, setValue } = form;
    const given = { name: user.displayName, email: user.email };
    const fields = ['name', 'email'] as const;
    for (const field of fields) if (!getValues(field)) setValue(field, given[field]);
    // Clears personal data on sign-out.
    return () => {
      for (const field of fields) if (getValues(field) === given[field]) setValue(field, '');
    };
  }, [user, form]);

  // The focused button is gone and the page is shorter.
  useEffect(() => {
    if (!isSent) return;
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isSent]);

  async function send(body: typeof empty) {
    await call('POST', '/api/contact', { body });
    setSent(true);
  }

  return (
    <Card.Root as="section" maxW="measure" mb="10" p={{ base: '5', md: '6' }} aria-labelledby="_ecrire">
      <Heading as="h2" fontSize="xl" mb="4" id="_ecrire">
        Écrire à l’équipe du site
      </Heading>
      {isSent ? (
        <Text ref={thanks} tabIndex={-1} role="status" color="success.fg" fontWeight="semibold">
          Merci, votre message est envoyé. La réponse arrivera à l’adresse que vous avez donnée.
        </Text>
      ) : (
        <Form
          form={form}
          send={send}
          describe={textStays}
          action="/contact"
          label="Écrire à l’équipe du site"
        >
          <Stack gap="4">
            <TextField
              name="name"
              label="Votre nom"
              autoComplete="name"
              rules={rules(
                atLeast(1, 'Dites comment vous vous appelez.'),
                atMost(80, 'Votre nom ne peut pas dépasser 80 caractères.'),
              )}
            />
            <TextField
              name="email"
              type="email"
              label="Votre adresse e-mail"
              hint="Pour vous répondre, et rien d’autre."
              autoComplete="email"
              maxLength={254}
              rules={rules(matching(EMAIL, 'Veuillez entrer une adresse e-mail valide.'))}
            />
            <TextField
              name="subject"
              label="Objet"
              rules={rules(
                atLeast(1, 'Donnez un objet à votre message.'),
                atMost(120, 'L’objet ne peut pas dépasser 120 caractères.'),
              )}
            />
            <TextareaField
              name="message"
              label="Message"
              rows={7}
              rules={rules(
                atLeast(10, 'Votre message doit contenir au moins 10 caractères.'),
                atMost(5000, 'Votre message ne peut pas dépasser 5 000 caractères.'),
              )}
            />
            {/* Honeypot: hidden from people, filled in by bots. */}
            <input
              type="text"
              tabIndex={-1}
              autoComplete="off"
              aria-hidden
              hidden
              {...form.register('website')}
            />
            <FormProblem />
            <div>
              <SubmitButton pending="Envoi…">Envoyer</SubmitButton>
            </div>
          </Stack>
        </Form>
      )}
    </Card.Root>
  );
}
