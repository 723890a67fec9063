import type { paths } from '@passerelle/api-client/schema';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

export const SESSION = ['session'];

export type Person = paths['/api/auth/me']['get']['responses'][200]['content']['application/json'];

/** Who is here; null for a visitor. */
export function useSession() {
  return useQuery({ queryKey: SESSION, queryFn: readSession });
}

async function readSession(): Promise<Person | null> {
  const response = await fetch('/api/auth/me', { credentials: 'include' });
  if (response.ok) return (await response.json()) as Person;
  if (response.status === 401) return null;
  throw new Error(`${response.status}`);
}

const AdministratorContext = createContext<Person | null>(null);
export const AdministratorProvider = AdministratorContext.Provider;

/** The administrator whom the gate let in. */
export function useAdministrator(): Person {
  const person = useContext(AdministratorContext);
  if (!person) throw new Error('There is an administrator behind the gate only.');
  return person;
}
