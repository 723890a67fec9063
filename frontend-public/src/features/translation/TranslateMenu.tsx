import { Box, Button, chakra, Flex, List, Span, Wrap } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import Check from '~icons/check';
import Languages from '~icons/languages';
import { useId, type ToggleEvent } from 'react';
import { apiQuery } from '../../lib/query-client';
import { SummaryButton } from '../../ui/controls';
import { useDisclosure } from '../../ui/use-disclosure';
import { languages, type TargetLanguage } from './languages';
import type { Translation } from './use-translation';

export type TranslateMenuProps = Pick<Translation, 'language' | 'pending' | 'translate'>;

const NO_SERVICE = 'Ce site n’a pas de service de traduction pour le moment.';

/** A menu of languages; on a site without a translation service, a disabled button with the reason. */
export function TranslateMenu(props: TranslateMenuProps) {
  const { data } = useQuery(apiQuery('/api/translation'));
  return data?.available === false ? <Unavailable /> : <Menu {...props} />;
}

/** `aria-disabled`, so that the button takes the focus and the reason is announced. */
function Unavailable() {
  const id = useId();
  return (
    <Wrap align="center" gap="2">
      <Button variant="outline" size="sm" aria-disabled aria-describedby={id}>
        <Languages size={16} aria-hidden /> Traduire
      </Button>
      <Span fontSize="sm" color="fg.muted" id={id}>
        {NO_SERVICE}
      </Span>
    </Wrap>
  );
}

function Menu({ language, pending, translate }: TranslateMenuProps) {
  const { props, close } = useDisclosure();

  function choose(value: TargetLanguage) {
    close();
    translate(value);
  }

  function unfold({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Flex align="center">
      <chakra.details position={{ base: 'static', sm: 'relative' }} {...props} onToggle={unfold}>
        <SummaryButton variant="outline" size="sm">
          <Languages size={16} aria-hidden /> Traduire
        </SummaryButton>
        <Box
          position="absolute"
          top="full"
          mt="2"
          insetInlineStart="0"
          w="60"
          bg="bg.panel"
          border="sm"
          borderColor="border"
          borderRadius="lg"
          boxShadow="raised"
          p="2"
          zIndex="overlay"
        >
          <List.Root aria-label="Langues">
            {languages.map((value) => (
              <li key={value.name}>
                <Button
                  variant="ghost"
                  aria-current={value === language || undefined}
                  disabled={pending !== undefined}
                  onClick={() => choose(value)}
                  w="full"
                  px="3"
                  justifyContent="space-between"
                  fontWeight="medium"
                >
                  {value.label}
                  {value === language && <Check size={16} aria-hidden />}
                </Button>
              </li>
            ))}
          </List.Root>
        </Box>
      </chakra.details>
      <Span fontSize="sm" ms={pending ? '2' : '0'} role="status">
        {pending && `Traduction en ${pending.label.toLowerCase()}…`}
      </Span>
    </Flex>
  );
}
