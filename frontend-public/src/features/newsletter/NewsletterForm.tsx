import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { apiRequest } from '@passerelle/api-client/request';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { Button, Input } from '../../ui/controls';

const invalid = { title: 'Erreur', text: 'Veuillez entrer une adresse e-mail valide.' };
const failed = {
  title: "Erreur d'inscription",
  text: 'Une erreur est survenue. Cette adresse est peut-être déjà inscrite.',
};

/** Subscribes an address; says how it went under the field. */
export function NewsletterForm() {
  const id = useId();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  const subscription = useMutation({
    mutationFn: (address: string) => apiRequest('/api/newsletter/subscribe', 'POST', { email: address }),
    onSuccess: () => setEmail(''),
    onError: () => setProblem(failed),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (subscription.isPending) return;
    const address = email.trim();
    setProblem(address ? null : invalid);
    subscription.reset();
    if (address) subscription.mutate(address);
  }

  return (
    <chakra.form onSubmit={submit} maxW="34rem">
      <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
        <VisuallyHidden asChild>
          <label htmlFor={id}>Votre adresse e-mail</label>
        </VisuallyHidden>
        <Input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="vous@exemple.fr"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={problem === invalid || undefined}
          aria-describedby={`${id}-answer`}
        />
        <Button type="submit" disabled={subscription.isPending}>
          {subscription.isPending ? 'Inscription...' : 'S’inscrire'}
        </Button>
      </Flex>
      <Box id={`${id}-answer`} mt="2" minH="6" aria-live="polite">
        {problem && (
          <Text color="fg.error">
            <strong>{problem.title}</strong> : {problem.text}
          </Text>
        )}
        {subscription.isSuccess && <Text fontWeight="semibold">Merci pour votre inscription !</Text>}
      </Box>
    </chakra.form>
  );
}
