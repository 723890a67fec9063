import { IconButton } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from '~icons/trash-2';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { request } from '../api/http';
import { useToast, type Toast } from '../toasts/use-toast';

interface DeleteButtonProps {
  label: string;
  /** Of the thing, in the API. */
  address: string;
  /** The lists it stands in. */
  resource: string;
  /** What goes with it. */
  warning: string;
  done: Toast;
  onDeleted?: () => void;
}

/** Deletes one thing, once that is confirmed. */
export function DeleteButton({ label, address, resource, warning, done, onDeleted }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(address, { method: 'DELETE' }),
    onSuccess: () => {
      succeed(done);
      onDeleted?.();
    },
    onError: (error) => fail(error, 'Une erreur est survenue lors de la suppression.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [resource] }),
  });
  return (
    <>
      <IconButton aria-label={label} color="error" disabled={isPending} onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <Confirm
        isOpen={isAsking}
        title={`${label} ?`}
        content={warning}
        confirm="Supprimer"
        cancel="Annuler"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
