import { Card, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { CreateBase, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { Muted } from '../frame/Muted';
import { useToast, type Toast } from '../toasts/use-toast';

interface HintFormProps {
  title: string;
  lead: string;
  resource: string;
  /** Initial values. */
  about: object;
  /** Converts the form values to the request body. */
  toHint?: (written: Record<string, string>) => object;
  done: Toast;
  children: ReactNode;
}

/** Form that adds a synonym group or a best answer. */
export function HintForm({ title, lead, resource, about, toHint, done, children }: HintFormProps) {
  const [added, setAdded] = useState(0);
  const { succeed, fail } = useToast();
  return (
    <Card component="section" aria-labelledby={`ajout-${resource}`}>
      <CreateBase
        key={added}
        resource={resource}
        redirect={false}
        {...(toHint && { transform: toHint })}
        mutationOptions={{
          onSuccess: () => {
            succeed(done);
            setAdded(added + 1);
          },
          onError: (error) => fail(error, 'Une erreur est survenue lors de l’ajout.'),
        }}
      >
        <SimpleForm
          defaultValues={added === 0 ? about : {}}
          toolbar={
            <Toolbar>
              <SaveButton label="Ajouter" />
            </Toolbar>
          }
        >
          <Typography variant="h2" id={`ajout-${resource}`}>
            {title}
          </Typography>
          <Muted sx={{ mt: -1.5 }}>{lead}</Muted>
          {children}
        </SimpleForm>
      </CreateBase>
    </Card>
  );
}
