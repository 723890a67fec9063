import { Button } from '@chakra-ui/react';
import { call } from '@passerelle/api-client/call';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { said } from '../../features/session/session';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toast } from '../../ui/toasts/toaster';

interface AbandonDraftProps {
  draftId: number;
  isOfTutorial: boolean;
  onDone: () => void;
}

/** Deletes a draft after a confirmation. */
export function AbandonDraft({ draftId, isOfTutorial, onDone }: AbandonDraftProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => call('DELETE', '/api/drafts/{id}', { path: { id: draftId } }),
    onSuccess: onDone,
    onError: (error) =>
      toast({
        title: 'Erreur',
        description: said(error) ?? 'Impossible de supprimer ce brouillon.',
        destructive: true,
      }),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        {isOfTutorial ? 'Abandonner le brouillon' : 'Supprimer le brouillon'}
      </Button>
      <ConfirmDialog
        title={isOfTutorial ? 'Abandonner ce brouillon ?' : 'Supprimer ce brouillon ?'}
        open={isAsked}
        onClose={() => setAsked(false)}
        action={isOfTutorial ? 'Abandonner' : 'Supprimer'}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {isOfTutorial
          ? 'Ce que vous avez changé disparaît ; le tutoriel reste comme il est en ligne.'
          : 'Ce texte n’est publié nulle part : il disparaît pour de bon.'}
      </ConfirmDialog>
    </>
  );
}
