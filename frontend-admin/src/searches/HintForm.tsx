import { useState, type ReactNode } from 'react';
import { CreateBase, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { UnsavedForm } from '../forms/UnsavedForm';
import { Section } from '../frame/Section';
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
    <Section title={title} lead={lead} isFlush>
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
          sx={{ '&&&': { pt: 0.5 } }}
          toolbar={
            <Toolbar>
              <SaveButton label="Ajouter" />
            </Toolbar>
          }
        >
          {children}
          <UnsavedForm />
        </SimpleForm>
      </CreateBase>
    </Section>
  );
}
