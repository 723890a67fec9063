import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../api/http';
import { FormCard } from '../forms/FormCard';
import { siteQuery } from '../frame/site';
import { settingsQuery } from '../settings/settings';
import { appearanceQuery, toSave, type Appearance, type AppearanceName } from './appearance';

interface AppearanceFormProps {
  title: string;
  /** Names of the card’s fields. The form has no others: a save of another card would reset it and lose what is typed. */
  fields: readonly AppearanceName[];
  /** Initial values of fields that have none. */
  builtIn?: Partial<Appearance>;
  children: ReactNode;
}

/** A card with a form that saves its fields together; renders nothing until they are loaded. */
export function AppearanceForm({ fields, builtIn, ...card }: AppearanceFormProps) {
  const { data: appearance } = useQuery(appearanceQuery);
  if (!appearance) return null;
  return (
    <FormCard
      {...card}
      record={Object.fromEntries(fields.map((name) => [name, appearance[name] ?? builtIn?.[name] ?? null]))}
      run={(values: Partial<Appearance>) =>
        call('PATCH', '/api/admin/appearance', { body: toSave(appearance, values) })
      }
      answers={appearanceQuery}
      refreshes={[settingsQuery.queryKey, siteQuery.queryKey]}
      done={{ title: 'Apparence enregistrée', description: 'Les pages du site sont à jour.' }}
      failed="L’apparence n’a pas pu être enregistrée."
    />
  );
}
