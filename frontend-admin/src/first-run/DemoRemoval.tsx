import { Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { call } from '../api/http';
import { useToast } from '../toasts/use-toast';
import { demoContentQuery, describeDemo, type DemoContent } from './first-run';

interface DemoRemovalProps {
  demo: DemoContent;
  onDone?: () => void;
}

/** What the site came with, what of it would stay, and the button that takes it away. */
export function DemoRemoval({ demo, onDone }: DemoRemovalProps) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const [isAsking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: () => call('DELETE', '/api/admin/demo-content'),
    onSuccess: (removed) => {
      succeed({
        title: 'Contenu de démonstration retiré',
        description: 'L’accueil compte désormais ce qu’il y a.',
      });
      queryClient.setQueryData(demoContentQuery.queryKey, { ...removed, isThere: false });
      void queryClient.invalidateQueries();
      onDone?.();
    },
    onError: (error) => fail(error, 'Le contenu de démonstration n’a pas pu être retiré.'),
  });
  return (
    <>
      <Kept titles={demo.kept} />
      <Button
        color="error"
        variant="outlined"
        loading={removing.isPending}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setAsking(true)}
      >
        Retirer le contenu de démonstration
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Retirer le contenu de démonstration ?"
        content={`${describeDemo(demo)} partent pour de bon. Rien ne les fait revenir.`}
        confirm="Retirer"
        cancel="Annuler"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          removing.mutate();
        }}
      />
    </>
  );
}

function Kept({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null;
  const list = new Intl.ListFormat('fr').format(titles.map((title) => `« ${title} »`));
  return (
    <Typography variant="body2">
      {list} {titles.length > 1 ? 'resteraient' : 'resterait'} : quelqu’un y a écrit depuis.
    </Typography>
  );
}
