import { Wrap } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ImageUp from '~icons/image-up';
import Trash from '~icons/trash-2';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { said, sessionQuery, type User } from '../../../features/session/session';
import { toast } from '../../../ui/toasts/toaster';
import { BusyButton } from '../../../ui/BusyButton';

const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** Uploads or removes the picture; both are saved at once. */
export function PictureUpload({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { setValue } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const store = (title: string) => (changed: User) => {
    queryClient.setQueryData(sessionQuery().queryKey, changed);
    setValue('avatar', changed.avatar ?? '', { shouldDirty: false });
    toast({ title });
  };
  const onError = (error: unknown) =>
    toast({
      title: 'Votre image n’a pas changé',
      description: said(error) ?? 'Réessayez dans un moment.',
      destructive: true,
    });
  const sending = useMutation({
    mutationFn: uploadAvatar,
    onSuccess: store('Image de profil changée'),
    onError,
  });
  const removing = useMutation({
    mutationFn: async () => (await call('DELETE', '/api/profile/picture')).user,
    onSuccess: store('Image de profil retirée'),
    onError,
  });
  const isPending = sending.isPending || removing.isPending;
  return (
    <Wrap gap="3">
      <input
        hidden
        ref={input}
        type="file"
        accept={TYPES}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) sending.mutate(file);
        }}
      />
      <BusyButton variant="outline" busy={isPending} onClick={() => input.current?.click()}>
        <ImageUp size={18} aria-hidden />
        {sending.isPending ? 'Envoi…' : 'Envoyer une image'}
      </BusyButton>
      {user.avatar && (
        <BusyButton variant="ghost" busy={isPending} onClick={() => removing.mutate()}>
          <Trash size={18} aria-hidden /> Retirer l’image
        </BusyButton>
      )}
    </Wrap>
  );
}

/** The raw file is the body. */
async function uploadAvatar(file: File): Promise<User> {
  const response = await fetch('/api/profile/picture', {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: file,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (JSON.parse(text) as { user: User }).user;
}
