import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { counted } from '@passerelle/api-client/numbers';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readTimeRange } from '../../features/search/search';
import { useEarlyValues } from '../../ui/use-early-values';

const Range = chakra('input', {
  base: { w: 'full', minH: '11', accentColor: 'brand.solid', cursor: 'button' },
});

const { min, max, step } = readTimeRange;

/** Two native sliders, which work by keyboard and without JavaScript. */
export function ReadTimeSlider({ from, to }: { from: number; to: number }) {
  const [asked, setAsked] = useState({ from, to });
  const [range, setRange] = useState({ from, to });
  if (asked.from !== from || asked.to !== to) {
    setAsked({ from, to });
    setRange({ from, to });
  }
  const fields = useRef<HTMLDivElement>(null);
  // Without a default value, resetting the form would put a slider in its middle.
  useLayoutEffect(() => {
    for (const field of fields.current!.querySelectorAll('input'))
      field.defaultValue = String(field.name === 'minReadTime' ? from : to);
  }, [from, to]);
  useEffect(() => {
    const form = fields.current!.closest('form')!;
    const goBack = () => setRange({ from, to });
    form.addEventListener('reset', goBack);
    return () => form.removeEventListener('reset', goBack);
  }, [from, to]);
  /** Moving one end past the other moves both. */
  function move(name: string, value: number) {
    setRange((known) =>
      name === 'minReadTime'
        ? { from: value, to: Math.max(value, known.to) }
        : { from: Math.min(value, known.from), to: value },
    );
  }
  useEarlyValues(fields, (name, value) => move(name, Number(value)));
  return (
    <Stack gap="2" ref={fields}>
      <Text fontWeight="semibold" aria-live="polite">
        De {range.from} à {range.to} min
      </Text>
      <chakra.label fontSize="sm">
        Au moins
        <Range
          type="range"
          min={min}
          max={max}
          step={step}
          name="minReadTime"
          aria-valuetext={counted(range.from, 'minute')}
          value={range.from}
          onChange={({ target }) => move(target.name, Number(target.value))}
        />
      </chakra.label>
      <chakra.label fontSize="sm">
        Au plus
        <Range
          type="range"
          min={min}
          max={max}
          step={step}
          name="maxReadTime"
          aria-valuetext={counted(range.to, 'minute')}
          value={range.to}
          onChange={({ target }) => move(target.name, Number(target.value))}
        />
      </chakra.label>
      <Flex justify="space-between" fontSize="xs" color="fg.muted" aria-hidden>
        <span>{min} min</span>
        <span>{max} min</span>
      </Flex>
    </Stack>
  );
}
