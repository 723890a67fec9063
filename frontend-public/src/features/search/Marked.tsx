import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';

const Mark = chakra('mark', {
  base: { bg: 'accent.subtle', color: 'fg', fontWeight: 'semibold', borderRadius: 'sm' },
});

interface MarkedProps {
  text: string;
  /** Matches as [start, end) indexes, in order, as for `slice`. */
  marks?: readonly (readonly [number, number] | readonly number[])[];
}

/** A text with its search matches highlighted. */
export function Marked({ text, marks = [] }: MarkedProps) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
