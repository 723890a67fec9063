import { styled } from '#styles/jsx';
import { Fragment } from 'react';

const Mark = styled('mark', {
  base: { bg: 'accent.subtle', color: 'fg', fontWeight: 'semibold', borderRadius: 'sm' },
});

interface MarkedProps {
  text: string;
  /** Where to mark it: [start, end) as `slice` takes them, in order. */
  marks?: readonly (readonly [number, number] | readonly number[])[];
}

/** A text in which the words that were searched for are marked. */
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
