import type { components } from '@passerelle/api-client/schema';
import { formatDay } from '@passerelle/api-client/dates';

export type User = components['schemas']['AdminUserDto'];

/** « Suspendu jusqu’au 1 avril 2026 », « Banni »; undefined without a suspension. */
export function suspensionLabel({ suspension }: User): string | undefined {
  if (!suspension) return undefined;
  return suspension.until ? `Suspendu jusqu’au ${formatDay(suspension.until)}` : 'Banni';
}

/** Props of a dialog about an account. */
export interface UserDialogProps {
  user: User;
  onClose: () => void;
}
