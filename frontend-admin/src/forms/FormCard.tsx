import { Card, Typography } from '@mui/material';
import { useId } from 'react';
import { ServerForm, type ServerFormProps } from './ServerForm';

interface FormCardProps<Values, Result> extends ServerFormProps<Values, Result> {
  title: string;
}

/** A card with a form that is saved by itself. */
export function FormCard<Values, Result>({ title, children, ...form }: FormCardProps<Values, Result>) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <ServerForm {...form}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {children}
      </ServerForm>
    </Card>
  );
}
