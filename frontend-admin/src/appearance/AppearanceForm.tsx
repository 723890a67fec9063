import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../api/http';
import { FormCard } from '../forms/FormCard';
import { siteQuery } from '../frame/site';
import { settingsQuery } from '../settings/settings';
import { appearanceQuery, toSave, type Appearance } from './appearance';

interface AppearanceFormProps {
  title: string;
  /** What is shown to begin with where nothing has been chosen. */
  builtIn?: Partial<Appearance>;
  children: ReactNode;
}

/** A card with a form that saves its fields together; nothing until they are known. */
export function AppearanceForm({ builtIn, ...card }: AppearanceFormProps) {
  const { data: appearance } = useQuery(appearanceQuery);
  if (!appearance) return null;
  const chosen = Object.entries(appearance).filter(([, value]) => value !== null);
  return (
    <FormCard
      {...card}
      record={{ ...appearance, ...builtIn, ...Object.fromEntries(chosen) }}
      run={(values: Appearance) =>
        call('PATCH', '/api/admin/appearance', { body: toSave(appearance, values) })
      }
      answers={appearanceQuery}
      refreshes={[settingsQuery.queryKey, siteQuery.queryKey]}
      done={{ title: 'Apparence enregistrée', description: 'Les pages du site sont à jour.' }}
      failed="L’apparence n’a pas pu être enregistrée."
    />
  );
}
