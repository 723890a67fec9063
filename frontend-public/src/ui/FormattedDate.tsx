import { formatDate } from './format-date';

export function FormattedDate({ value }: { value: string }) {
  return <time dateTime={value}>{formatDate(value)}</time>;
}
