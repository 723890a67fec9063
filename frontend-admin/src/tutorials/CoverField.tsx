import { Alert, Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import ImageUp from '~icons/image-up';
import { useId, useRef, type ChangeEvent } from 'react';
import { useInput } from 'react-admin';
import { request } from '../api/http';
import { said } from '../api/refusal';

type Image = components['schemas']['ImageDto'];

/** The picture on cards and above the text; the site draws one where there is none. */
export function CoverField() {
  const { field } = useInput({ source: 'image' });
  const value = field.value as string | null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const headers = new Headers({ 'Content-Type': file.type || 'image/*' });
      const answer = await request('/api/images', { method: 'POST', body: file, headers });
      return answer.json as Image;
    },
    onSuccess: ({ url }) => field.onChange(url),
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (file) sending.mutate(file);
  }

  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        Couverture
      </Typography>
      {value && (
        <Box
          component="img"
          src={value}
          alt="Couverture choisie"
          sx={{ width: 240, maxWidth: 1, aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          loading={sending.isPending}
          loadingPosition="start"
          startIcon={<ImageUp size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {value ? 'Changer l’image' : 'Choisir une image'}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
          onChange={choose}
        />
        {value && (
          <Button color="inherit" onClick={() => field.onChange(null)}>
            Retirer l’image
          </Button>
        )}
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        PNG, JPEG, GIF, WebP ou AVIF, 10 Mo au plus. Le lieu et l’appareil de la prise de vue en sont effacés.
      </Typography>
      {sending.isError && (
        <Alert severity="error">{said(sending.error) ?? 'L’image n’a pas pu être envoyée.'}</Alert>
      )}
    </Box>
  );
}
