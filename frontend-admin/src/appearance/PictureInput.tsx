import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { fetchUtils, useInput } from 'react-admin';
import { said } from '../api/refusal';
import { Muted } from '../frame/Muted';
import type { AppearanceName } from './appearance';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

interface PictureInputProps {
  source: AppearanceName;
  label: string;
  help: string;
}

/** Uploads a picture when it is chosen; the site shows it once the form is saved. */
export function PictureInput({ source, label, help }: PictureInputProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { field } = useInput({ source });
  const address = (field.value as string | null) || null;
  const sending = useMutation({ mutationFn: send, onSuccess: (url) => field.onChange(url) });
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1, mb: 2, width: 1, maxWidth: 640 }}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {address && (
          <Box
            component="img"
            src={address}
            alt={`${label} choisi`}
            sx={{ maxWidth: 200, maxHeight: 72, p: 0.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
          />
        )}
        <Button
          variant="outlined"
          disabled={sending.isPending}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {sending.isPending ? 'Envoi…' : address ? 'Changer l’image' : 'Choisir une image'}
        </Button>
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          aria-label={`Fichier\u00a0: ${label}`}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) sending.mutate(file);
          }}
        />
        {address && (
          <Button color="inherit" onClick={() => field.onChange(null)}>
            Retirer
          </Button>
        )}
      </Box>
      <Muted>{help}</Muted>
      {sending.isError && (
        <Alert severity="error">{said(sending.error) ?? 'L’image n’a pas pu être envoyée.'}</Alert>
      )}
    </Stack>
  );
}

/** @returns the address under which the site keeps it */
async function send(file: File): Promise<string> {
  const answer = await fetchUtils.fetchJson('/api/images', {
    method: 'POST',
    credentials: 'include',
    headers: new Headers({ Accept: 'application/json', 'Content-Type': file.type }),
    body: file,
  });
  return (answer.json as { url: string }).url;
}
