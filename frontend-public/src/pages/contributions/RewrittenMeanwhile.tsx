import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { said } from '../../features/session/session';
import { Button, Panel, SkeletonBlock, TextArea } from '../../ui/controls';
import { Failure } from '../../ui/Failure';
import { sourceQuery, type TutorialSource } from './contributions';

interface RewrittenMeanwhileProps {
  id: number;
  /** Called before the form is sent again: what is written is to replace this version. */
  onOverwrite: (version: number) => void;
  onTakeOver: (latest: TutorialSource) => void;
}

/** Stands within a form whose tutorial somebody else has rewritten: shows what it says now, and what can be done. */
export function RewrittenMeanwhile({ id, onOverwrite, onTakeOver }: RewrittenMeanwhileProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...sourceQuery(id), refetchOnMount: 'always' });
  const heading = useId();
  const text = useId();
  if (error && !isFetching) {
    const message = said(error) ?? 'Impossible de charger la version en ligne.';
    return <Failure message={message} onRetry={() => void refetch()} />;
  }
  if (!data || isFetching) return <SkeletonBlock h="20rem" />;
  return (
    <Panel aria-labelledby={heading} p={{ base: '4', md: '5' }}>
      <Stack gap="4">
        <Heading as="h2" id={heading} fontSize="lg">
          La version en ligne
        </Heading>
        <Text>
          <strong>{data.title}</strong> : {data.description}
        </Text>
        <Stack gap="2">
          <chakra.label htmlFor={text} fontWeight="medium">
            Texte en ligne
          </chakra.label>
          <TextArea id={text} readOnly rows={12} value={data.source} fontFamily="mono" />
        </Stack>
        <Text>
          Reportez dans votre texte ce qui lui manque, puis remplacez cette version, ou abandonnez votre
          texte.
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" onClick={() => onOverwrite(data.version)}>
            Remplacer par mon texte
          </Button>
          <Button variant="outline" onClick={() => onTakeOver(data)}>
            Abandonner mon texte
          </Button>
        </Flex>
      </Stack>
    </Panel>
  );
}
