import { formatDate } from '@passerelle/api-client/dates';

export function FormattedDate({ value }: { value: string }) {
  return <time dateTime={value}>{formatDate(value)}</time>;
}
