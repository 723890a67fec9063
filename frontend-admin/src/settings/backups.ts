import type { components } from '@passerelle/api-client/schema';

export type Backups = components['schemas']['BackupsDto'];

export const backupsKey = ['backups'];
