import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { readTimeRange } from '../../features/search/search';

const Range = chakra('input', {
  base: { w: 'full', minH: '11', accentColor: '{colors.brand.solid}', cursor: 'pointer' },
});

/** Two native sliders, one for each end, so that the keyboard and a page without JavaScript can move them. */
export function ReadTimeSlider({ from, to }: { from: number; to: number }) {
  const [range, setRange] = useState({ from, to });
  const bounds = { type: 'range', ...readTimeRange } as const;
  return (
    <Stack gap="2">
      <Text aria-live="polite" fontWeight="semibold">
        De {range.from} à {range.to} min
      </Text>
      <chakra.label fontSize="sm">
        Au moins
        <Range
          {...bounds}
          name="minReadTime"
          aria-valuetext={`${range.from} minutes`}
          value={range.from}
          onChange={({ target }) => {
            const value = Number(target.value);
            setRange({ from: value, to: Math.max(value, range.to) });
          }}
        />
      </chakra.label>
      <chakra.label fontSize="sm">
        Au plus
        <Range
          {...bounds}
          name="maxReadTime"
          aria-valuetext={`${range.to} minutes`}
          value={range.to}
          onChange={({ target }) => {
            const value = Number(target.value);
            setRange({ from: Math.min(value, range.from), to: value });
          }}
        />
      </chakra.label>
      <Flex justify="space-between" fontSize="xs" color="fg.muted" aria-hidden>
        <span>{readTimeRange.min} min</span>
        <span>{readTimeRange.max} min</span>
      </Flex>
    </Stack>
  );
}
