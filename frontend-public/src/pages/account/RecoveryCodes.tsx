import { chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { Button } from '../../ui/controls';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`;
  return (
    <Stack gap="4" w="full" role="alert">
      <Text>
        <strong>Gardez ces codes de secours.</strong> Chacun remplace une fois votre application, si vous la
        perdez. Ils ne seront plus jamais montrés.
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
        gap="2"
        p="4"
        borderRadius="md"
        bg="bg.muted"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Grid>
      <chakra.a href={file} download="codes-de-secours.txt" color="brand.fg" textDecoration="underline">
        Les enregistrer dans un fichier
      </chakra.a>
      <Button alignSelf="start" onClick={onDone}>
        Je les ai gardés
      </Button>
    </Stack>
  );
}
