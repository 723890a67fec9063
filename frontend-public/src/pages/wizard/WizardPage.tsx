import { Button, Card, chakra, Container, Flex, Heading, List, Span } from '@chakra-ui/react';
import Check from '~icons/check';
import { useEffect, useRef, useState } from 'react';
import { PageBanner } from '../../ui/PageBanner';
import { PageHead } from '../../ui/PageHead';
import { wizardSteps } from './wizard-steps';

const StepButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '11',
    p: '2',
    borderRadius: 'md',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'button',
    color: 'fg.muted',
    _hover: { bg: 'bg.muted' },
    '&[aria-current=step]': { color: 'fg', fontWeight: 'semibold' },
    '&[aria-disabled=true]': { cursor: 'disabled', _hover: { bg: 'transparent' } },
  },
});

/** The page /demo-wizard demonstrates a task in steps. It saves nothing. */
export function Component() {
  const [current, setCurrent] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const { title, Content } = wizardSteps[current]!;
  const isLast = current === wizardSteps.length - 1;
  const description = 'Une démonstration en quatre étapes. Rien de ce que vous y voyez n’est enregistré.';

  function go(step: number) {
    if (step > current + 1) return;
    moved.current = true;
    setCurrent(step);
  }

  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [current]);

  return (
    <>
      <PageHead title="Guide pas à pas" description={description} hidden />
      <PageBanner title="Guide pas à pas" introduction={description} />
      <Container maxW="240">
        <List.Root
          as="ol"
          flexDirection={{ base: 'column', md: 'row' }}
          alignItems={{ md: 'center' }}
          justifyContent="space-between"
          gap="2"
          mb="6"
        >
          {wizardSteps.map((step, index) => (
            <li key={step.title}>
              <StepButton
                type="button"
                aria-current={index === current ? 'step' : undefined}
                aria-disabled={index > current + 1}
                onClick={() => go(index)}
              >
                <StepMark number={index + 1} done={index < current} current={index === current} />
                {step.title}
              </StepButton>
            </li>
          ))}
        </List.Root>
        <Card.Root as="section" aria-labelledby="_step-title" p={{ base: '5', md: '8' }}>
          <Heading as="h2" fontSize="2xl" mb="5" outline="none" id="_step-title" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Content />
          {!isLast && (
            <Flex justify="end" mt="8">
              <Button onClick={() => go(current + 1)}>Continuer</Button>
            </Flex>
          )}
        </Card.Root>
      </Container>
    </>
  );
}

function StepMark({ number, done, current }: { number: number; done: boolean; current: boolean }) {
  const filled = done || current;
  return (
    <Span
      display="flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      w="8"
      h="8"
      borderRadius="full"
      fontSize="sm"
      fontWeight="bold"
      bg={filled ? 'brand.solid' : 'bg.muted'}
      color={filled ? 'brand.contrast' : 'fg.muted'}
    >
      {done ? <Check size={16} aria-label="Faite :" /> : number}
    </Span>
  );
}
