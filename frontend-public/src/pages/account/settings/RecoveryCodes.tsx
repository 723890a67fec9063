import { Button, chakra, List, Stack } from '@chakra-ui/react';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`;
  return (
    <Stack gap="4" w="full" role="alert">
      <p>
        <strong>Gardez ces codes de secours.</strong> Chacun remplace une fois votre application, si vous la
        perdez. Ils ne seront plus jamais montrés.
      </p>
      <List.Root
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
        gap="2"
        p="4"
        borderRadius="md"
        bg="bg.muted"
        fontFamily="mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List.Root>
      <chakra.a color="brand.fg" textDecoration="underline" href={file} download="codes-de-secours.txt">
        Les enregistrer dans un fichier
      </chakra.a>
      <Button onClick={onDone} alignSelf="start">
        Je les ai gardés
      </Button>
    </Stack>
  );
}
