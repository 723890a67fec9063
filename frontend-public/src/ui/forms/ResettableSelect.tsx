import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Select } from '../controls';

type ResettableSelectProps = Omit<ComponentProps<typeof Select>, 'ref'> &
  ({ value: string | number } | { defaultValue: string | number });

/** A select that resets to its default value instead of its first option. */
export function ResettableSelect(props: ResettableSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const given = String(props.value ?? props.defaultValue);
  useLayoutEffect(() => {
    for (const option of select.current!.options) option.defaultSelected = option.value === given;
  }, [given]);
  return <Select {...props} ref={select} />;
}
