import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import Check from '~icons/check';
import Languages from '~icons/languages';
import { useState, type ToggleEvent } from 'react';
import { apiQuery } from '../../query-client';
import { buttonRecipe } from '../../theme/recipes';
import { Button } from '../../ui/controls';
import { useFold } from '../../ui/use-fold';
import { languages, type Language } from './languages';
import type { Translation } from './use-translation';

const Toggle = chakra('summary', {
  ...buttonRecipe,
  base: {
    ...buttonRecipe.base,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

const choices = Object.entries(languages) as [Language, (typeof languages)[Language]][];

export type TranslateMenuProps = Pick<Translation, 'language' | 'pending' | 'translate'>;

export function TranslateMenu({ language, pending, translate }: TranslateMenuProps) {
  const { props, close } = useFold();
  const [opened, setOpened] = useState(false);
  const service = useQuery({ ...apiQuery('/api/translation'), enabled: opened });

  function choose(value: Language) {
    close();
    translate(value);
  }

  function unfold({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    setOpened(true);
    currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Flex align="center">
      <chakra.details {...props} position={{ base: 'static', sm: 'relative' }} onToggle={unfold}>
        <Toggle variant="outline" size="sm">
          <Languages size={16} aria-hidden /> Traduire
        </Toggle>
        <Box
          position="absolute"
          top="calc(100% + 0.5rem)"
          insetInlineStart="0"
          w="15rem"
          bg="bg.panel"
          border="1px solid"
          borderColor="border"
          borderRadius="lg"
          boxShadow="raised"
          p="2"
          zIndex="overlay"
        >
          {service.data?.available === false && (
            <Text px="3" py="2" fontSize="sm" color="fg.muted">
              Ce site n’a pas de service de traduction pour le moment.
            </Text>
          )}
          <chakra.ul listStyleType="none" aria-label="Langues">
            {choices.map(([value, { label }]) => (
              <li key={value}>
                <Button
                  variant="ghost"
                  w="full"
                  px="3"
                  justifyContent="space-between"
                  fontWeight="medium"
                  aria-current={value === language || undefined}
                  disabled={pending !== undefined}
                  onClick={() => choose(value)}
                >
                  {label}
                  {value === language && <Check size={16} aria-hidden />}
                </Button>
              </li>
            ))}
          </chakra.ul>
        </Box>
      </chakra.details>
      <Text as="span" role="status" fontSize="sm" ms={pending ? '2' : '0'}>
        {pending && `Traduction en ${languages[pending].label.toLowerCase()}…`}
      </Text>
    </Flex>
  );
}
