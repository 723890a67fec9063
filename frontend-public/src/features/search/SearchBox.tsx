import { useNavigate } from 'react-router-dom';
import { Button, chakra } from '@chakra-ui/react';
import Search from '~icons/search';
import { useId, type FormEvent } from 'react';
import { SearchField } from './SearchField';

interface SearchBoxProps {
  placeholder?: string;
  button?: string;
  /** Accessible name that tells the searches of a page apart. */
  label?: string;
  /** Replaces the navigation to the search page. The box then makes no suggestions. */
  onSearch?: (text: string) => void;
}

/** Submits to the search page. Works as a plain form without JavaScript. */
export function SearchBox({
  placeholder = 'Rechercher des tutoriels...',
  button = 'Rechercher',
  label = 'Recherche',
  onSearch,
}: SearchBoxProps) {
  const navigate = useNavigate();
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = (new FormData(event.currentTarget).get('q') as string).trim();
    if (onSearch) return onSearch(text);
    void navigate(text ? `/recherche?${new URLSearchParams({ q: text })}` : '/recherche');
  }

  return (
    <chakra.form
      position="relative"
      display="flex"
      flexWrap="wrap"
      gap="2"
      w="full"
      maxW="136"
      role="search"
      aria-label={label}
      action="/recherche"
      onSubmit={submit}
    >
      <chakra.label srOnly htmlFor={id}>
        {placeholder}
      </chakra.label>
      <SearchField id={id} placeholder={placeholder} proposes={!onSearch} />
      <Button type="submit" flexGrow={{ base: '1', sm: '0' }}>
        <Search size={18} aria-hidden />
        {button}
      </Button>
    </chakra.form>
  );
}
