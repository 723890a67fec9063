import { Container, Heading, Text } from '@chakra-ui/react';
import type { PageLoader } from '../../page-loader';
import { ButtonLink } from '../../ui/controls';
import { EmptyBridge } from '../../ui/EmptyBridge';
import { PageHead } from '../../ui/PageHead';
import { useLook } from '../../lib/site';

export const createLoader = (): PageLoader => () => Promise.resolve({ status: 404 });

/** The contract has these two sentences in English. */
export function Component() {
  const { notFoundTitle, notFoundText } = useLook();
  return (
    <Container display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="4" py="20">
      <PageHead title="Page introuvable" description="Aucune page ne se trouve à cette adresse." hidden />
      <EmptyBridge />
      <Heading as="h1" fontSize="4xl" lang={notFoundTitle ? undefined : 'en'}>
        {notFoundTitle ?? '404 Page Not Found'}
      </Heading>
      <Text color="fg.muted" lang={notFoundText ? undefined : 'en'}>
        {notFoundText ?? 'Did you forget to add the page to the router?'}
      </Text>
      <ButtonLink to="/" mt="2">
        Retour à l’accueil
      </ButtonLink>
    </Container>
  );
}
