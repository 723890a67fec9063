import type { components } from '@passerelle/api-client/schema';

export type Tutorial = components['schemas']['ContributionDto'];
