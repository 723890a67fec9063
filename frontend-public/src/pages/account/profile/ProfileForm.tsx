import { Card, Stack } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { said, sessionQuery, type User } from '../../../features/session/session';
import { Form } from '../../../ui/forms/Form';
import { FormProblem } from '../../../ui/forms/FormProblem';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { TextField, TextareaField } from '../../../ui/forms/fields';
import { toast } from '../../../ui/toasts/toaster';
import {
  avatarRules,
  bioRules,
  displayNameRules,
  websiteRules,
} from '../../../features/session/person-rules';
import { PictureUpload } from './PictureUpload';
import { AvatarPreview } from './AvatarPreview';

interface Values {
  displayName: string;
  bio: string;
  website: string;
  avatar: string;
}

const describe = (error: unknown) => said(error) ?? 'Erreur lors de la mise à jour du profil';

export function ProfileForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({
    defaultValues: {
      displayName: user.displayName,
      bio: user.bio ?? '',
      website: user.website ?? '',
      avatar: user.avatar ?? '',
    },
  });
  const save = useMutation({
    mutationFn: (values: Values) => call('PUT', '/api/auth/profile', { body: values }),
    onSuccess: (answer) => {
      queryClient.setQueryData(sessionQuery().queryKey, answer.user);
      toast({ title: 'Profil mis à jour', description: 'Votre profil a été mis à jour avec succès' });
    },
    onError: (error) => toast({ title: 'Erreur', description: describe(error), destructive: true }),
  });

  return (
    <Card.Root as="section" aria-label="Modifier mon profil" p={{ base: '4', md: '6' }}>
      <Form form={form} send={save.mutateAsync} describe={describe} label="Modifier mon profil">
        <Stack gap="5">
          <TextField
            name="displayName"
            label="Nom d’affichage"
            hint="C’est lui que les autres voient."
            rules={displayNameRules}
            autoComplete="name"
          />
          <TextareaField
            name="bio"
            label="Biographie (facultatif)"
            hint="500 caractères au plus."
            rules={bioRules}
            rows={4}
          />
          <TextField
            name="website"
            type="url"
            label="Site web (facultatif)"
            placeholder="https://"
            rules={websiteRules}
            autoComplete="url"
            maxLength={500}
          />
          <TextField
            name="avatar"
            type="url"
            label="Image de profil (facultatif)"
            hint="L’adresse d’une image en ligne, ou une image que vous envoyez ci-dessous."
            placeholder="https://"
            rules={avatarRules}
            autoComplete="photo"
            maxLength={500}
          />
          <AvatarPreview />
          <PictureUpload user={user} />
          <FormProblem />
          <SubmitButton pending="Enregistrement..." css={{ alignSelf: 'start' }}>
            Enregistrer
          </SubmitButton>
        </Stack>
      </Form>
    </Card.Root>
  );
}
