import { css } from '#styles/css';
import { call } from '@passerelle/api-client/call';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Form } from '../../ui/forms/Form';
import { EMAIL } from '../../ui/forms/rules';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TextField } from '../../ui/forms/TextField';
import { toast } from '../../ui/toasts/toaster';

const invalid = 'Veuillez entrer une adresse e-mail valide.';
const failed =
  'Une erreur est survenue. Cette adresse est peut-être déjà inscrite, ou attend sa confirmation : regardez dans votre boîte.';

interface Values {
  email: string;
}

/** Subscribes an address. */
export function NewsletterForm() {
  const form = useForm<Values>();
  const subscription = useMutation({
    mutationFn: (email: string) => call('POST', '/api/newsletter/subscribe', { body: { email } }),
    onSuccess: () => {
      toast({
        title: 'Merci pour votre inscription !',
        description: 'Confirmez-la par le lien que vous venez de recevoir.',
      });
      form.reset();
    },
    onError: () => toast({ title: "Erreur d'inscription", description: failed, destructive: true }),
  });

  async function subscribe(values: Values) {
    const email = values.email.trim();
    if (EMAIL.test(email)) return subscription.mutateAsync(email);
    form.setError('email', { message: invalid }, { shouldFocus: true });
    toast({ title: 'Erreur', description: invalid, destructive: true });
  }

  return (
    <div className={css({ maxW: '34rem' })}>
      <Form form={form} send={subscribe} label="Lettre d’information">
        <div
          className={css({
            display: 'flex',
            gap: '2',
            flexDirection: { base: 'column', sm: 'row' },
            alignItems: { sm: 'start' },
          })}
        >
          <div className={css({ flex: '1' })}>
            <TextField
              name="email"
              type="email"
              label="Votre adresse e-mail"
              labelHidden
              autoComplete="email"
              placeholder="vous@exemple.fr"
              maxLength={254}
            />
          </div>
          <SubmitButton pending="Inscription...">S’inscrire</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
