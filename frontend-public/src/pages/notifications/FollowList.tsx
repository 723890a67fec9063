import { Box, chakra, Heading, List, Span, Text } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import X from '~icons/x';
import { useId, useState } from 'react';
import { follow, followQuery, followsQuery, type Followed } from '../../features/notifications/follow';
import { said } from '../../features/session/session';
import { TextLink } from '../../ui/controls';
import { Input } from '../../ui/inputs';
import { Failure } from '../../ui/Failure';
import { LabelledField } from '../../ui/LabelledField';
import { toast } from '../../ui/toasts/toaster';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal';
import { pathOfAuthor, pathOfDomain, pathOfTag } from '../../lib/paths';
import { BusyButton } from '../../ui/BusyButton';

/** Followed domains, authors and tags, with a form to follow another tag. */
export function FollowList() {
  const queryClient = useQueryClient();
  const id = useId();
  const { data, isError, refetch } = useQuery(followsQuery());
  const [typed, setTyped] = useState('');
  const heading = useFocusAfterRemoval(data && data.domains.length + data.authors.length + data.tags.length);
  const change = useMutation({
    mutationFn: ({ followed, method }: { followed: Followed; method: 'PUT' | 'DELETE' }) =>
      follow(followed, method),
    onSuccess: (answer, { followed, method }) => {
      queryClient.setQueryData(followQuery(followed).queryKey, answer);
      if (method === 'PUT') setTyped('');
      return queryClient.invalidateQueries({ queryKey: followsQuery().queryKey });
    },
    onError: (error) =>
      toast({ title: 'Le suivi n’a pas pu être changé', description: said(error) ?? '', destructive: true }),
  });
  if (!data)
    return isError ? (
      <Box mt="14">
        <Failure message="Impossible de charger ce que vous suivez." onRetry={() => void refetch()} />
      </Box>
    ) : null;
  const { domains, authors, tags } = data;
  const lines = [
    ...domains.map(({ slug, name }) => ({
      name,
      path: pathOfDomain(slug),
      kind: 'Domaine',
      followed: { domain: slug },
    })),
    ...authors.map(({ id: author, displayName }) => ({
      name: displayName,
      path: pathOfAuthor(author),
      kind: 'Auteur',
      followed: { author },
    })),
    ...tags.map((tag) => ({
      name: `#${tag}`,
      path: pathOfTag(tag),
      kind: 'Étiquette',
      followed: { tag },
    })),
  ];
  return (
    <chakra.section mt="14" aria-labelledby={id}>
      <Heading as="h2" ref={heading} tabIndex={-1} fontSize="2xl" id={id}>
        Ce que vous suivez
      </Heading>
      <Text mt="2" mb="3" color="fg.muted">
        {lines.length === 0
          ? 'Rien encore : suivez un domaine, un auteur ou une étiquette depuis sa page.'
          : 'Leurs nouveaux tutoriels vous sont annoncés, une fois chacun.'}
      </Text>
      {lines.length > 0 && (
        <List.Root aria-labelledby={id}>
          {lines.map(({ name, path, kind, followed }) => (
            <List.Item
              display="flex"
              alignItems="center"
              gap="3"
              borderBottomWidth="1px"
              borderColor="border"
              key={path}
            >
              <Span flex="1" minW="0" overflowWrap="anywhere">
                <TextLink to={path}>
                  <bdi>{name}</bdi>
                </TextLink>{' '}
                <Span color="fg.muted" fontSize="sm">
                  {kind}
                </Span>
              </Span>
              <BusyButton
                variant="ghost"
                size="icon"
                aria-label={`Ne plus suivre ${name}`}
                busy={change.isPending}
                onClick={() => change.mutate({ followed, method: 'DELETE' })}
              >
                <X size={18} aria-hidden />
              </BusyButton>
            </List.Item>
          ))}
        </List.Root>
      )}
      <chakra.form
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="end"
        mt="5"
        onSubmit={(event) => {
          event.preventDefault();
          const tag = typed.replace(/^#/, '').trim();
          if (tag) change.mutate({ followed: { tag }, method: 'PUT' });
        }}
      >
        <Box flex="1" minW="48" maxW="96">
          <LabelledField label="Suivre une étiquette">
            <Input value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
          </LabelledField>
        </Box>
        <BusyButton type="submit" variant="outline" busy={change.isPending}>
          Suivre
        </BusyButton>
      </chakra.form>
    </chakra.section>
  );
}
