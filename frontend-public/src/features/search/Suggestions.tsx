import { useNavigate } from 'react-router-dom';
import { Box, Button, chakra, Grid, Span, Text } from '@chakra-ui/react';
import Clock from '~icons/clock';
import FileText from '~icons/file-text';
import FolderOpen from '~icons/folder-open';
import Hash from '~icons/hash';
import X from '~icons/x';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, type RefObject } from 'react';
import { forgetSearch, forgetSearches, useEarlierSearches } from '../../lib/earlier-searches';
import { Marked } from './Marked';
import { earlierSearches, groupSuggestions, pathOf, suggestionsQuery, type Suggestion } from './suggestion';
import { useCombobox, useSettled, useTypedText } from './use-combobox';

const TYPING_PAUSE_MS = 120;
const PREPARING = 'La recherche se prépare : il peut manquer des suggestions.';

const Popup = chakra('div', {
  base: {
    position: 'absolute',
    top: 'full',
    mt: '1',
    insetInlineStart: '0',
    w: 'full',
    minW: { lg: '96' },
    maxH: 'sheet',
    overflowY: 'auto',
    zIndex: 'overlay',
    bg: 'bg.panel',
    border: 'sm',
    borderColor: 'border.control',
    borderRadius: 'md',
    boxShadow: 'raised',
    p: '1',
  },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    ps: '3',
    borderRadius: 'sm',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
    '&[aria-selected=true]': {
      bg: 'brand.subtle',
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-2px',
    },
  },
});

const icons = { earlier: Clock, tutorial: FileText, domain: FolderOpen, tag: Hash };

/** Suggestions for the text in a field: earlier searches, tutorials, domains and tags. */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const text = useTypedText(field).trim();
  const settled = useSettled(text, TYPING_PAUSE_MS);
  const { texts } = useEarlierSearches();
  const { data, isPlaceholderData } = useQuery(suggestionsQuery(settled));
  const suggestions = useMemo<Suggestion[]>(
    () => [...earlierSearches(texts, text), ...((text && data?.suggestions) || [])],
    [texts, text, data],
  );
  const { isOpen, isWanted, close } = useCombobox({
    field,
    list,
    options: suggestions,
    onDelete: ({ dataset }) => {
      if (dataset['earlier'] !== undefined) forgetSearch(dataset['earlier']);
    },
  });

  function choose(suggestion: Suggestion) {
    close();
    if (suggestion.kind !== 'earlier') return void navigate(pathOf(suggestion));
    searchAgain(field.current!, suggestion.text);
  }

  const isPreparing = text !== '' && Boolean(data?.preparing);
  const isAnswered = settled === text && (text === '' || (data !== undefined && !isPlaceholderData));
  return (
    <>
      <Popup
        hidden={!isOpen && !(isWanted && isPreparing)}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <div ref={list} id={`${id}list`} role="listbox" aria-label="Suggestions">
          {groupSuggestions(suggestions).map(({ title, suggestions: members }) => (
            <div key={title} role="group" aria-label={title}>
              <Box px="3" pt="2" pb="1" fontSize="xs" fontWeight="semibold" color="fg.muted" aria-hidden>
                {title}
              </Box>
              {members.map((suggestion) => (
                <SuggestionOption
                  key={keyOf(suggestion)}
                  id={`${id}${keyOf(suggestion)}`}
                  suggestion={suggestion}
                  onChoice={() => choose(suggestion)}
                />
              ))}
            </div>
          ))}
        </div>
        {isPreparing && (
          <Text p="3" fontSize="sm" color="fg.muted">
            {PREPARING}
          </Text>
        )}
        {suggestions[0]?.kind === 'earlier' && (
          <Button variant="ghost" size="sm" onClick={forgetSearches} minH="11" w="full">
            Effacer les recherches de cet appareil
          </Button>
        )}
      </Popup>
      <Span srOnly role="status">
        {isWanted &&
          isAnswered &&
          (text || suggestions.length > 0) &&
          `${spoken(suggestions.length)}${isPreparing ? ` ${PREPARING}` : ''}`}
      </Span>
    </>
  );
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  onChoice: () => void;
}

function SuggestionOption({ id, suggestion, onChoice }: SuggestionOptionProps) {
  const { kind, text, marks } = suggestion;
  const Icon = icons[kind];
  return (
    <Option role="option" id={id} onClick={onChoice} data-earlier={kind === 'earlier' ? text : undefined}>
      <Icon size={18} aria-hidden />
      <Box flex="1" minW="0" py="2" pe="3" overflowWrap="anywhere">
        <bdi>
          <Marked text={text} marks={marks} />
        </bdi>
        {kind === 'tutorial' && (
          <Span display="block" fontSize="xs" color="fg.muted">
            {suggestion.domainName}
          </Span>
        )}
        {kind === 'earlier' && <Span srOnly>, Suppr pour l’oublier</Span>}
      </Box>
      {kind === 'earlier' && (
        // For the pointer only: an option cannot contain a button, and the keyboard has the Delete key.
        <Grid
          placeItems="center"
          w="11"
          alignSelf="stretch"
          color="fg.muted"
          borderRadius="sm"
          _hover={{ color: 'fg.error' }}
          aria-hidden
          title={`Oublier « ${text} »`}
          onClick={(event) => {
            event.stopPropagation();
            forgetSearch(text);
          }}
        >
          <X size={16} />
        </Grid>
      )}
    </Option>
  );
}

function searchAgain(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.form?.requestSubmit();
}

/** Key usable in an id, so without white space. */
function keyOf(suggestion: Suggestion): string {
  const name = 'id' in suggestion ? suggestion.id : encodeURIComponent(suggestion.text);
  return `${suggestion.kind}-${name}`;
}

function spoken(count: number): string {
  if (count === 0) return 'Aucune suggestion.';
  return `${count} suggestion${count > 1 ? 's' : ''}, flèches haut et bas pour les parcourir.`;
}
