import { Input as ChakraInput, NativeSelect, Textarea as ChakraTextarea } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';

/* Chakra's controls; a text may be in a script that runs from right to left. */

export function Input(props: ComponentProps<typeof ChakraInput>) {
  return <ChakraInput dir="auto" {...props} />;
}

export function Textarea(props: ComponentProps<typeof ChakraTextarea>) {
  return <ChakraTextarea dir="auto" {...props} />;
}

/** A reset of the form brings the given value back; the browser alone would choose the first option. */
export function Select({ w, ...select }: ComponentProps<typeof NativeSelect.Field>) {
  const root = useRef<HTMLDivElement>(null);
  const given = select.value ?? select.defaultValue;
  useLayoutEffect(() => {
    if (given === undefined) return;
    for (const option of root.current!.querySelectorAll('option'))
      option.defaultSelected = option.value === String(given);
  }, [given]);
  return (
    <NativeSelect.Root ref={root} w={w}>
      <NativeSelect.Field {...select} />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
