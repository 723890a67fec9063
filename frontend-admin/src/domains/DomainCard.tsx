import { Box, Button, Card, Chip, IconButton, Link, Stack, Typography } from '@mui/material';
import ArrowDown from '~icons/arrow-down';
import ArrowUp from '~icons/arrow-up';
import Merge from '~icons/merge';
import Pencil from '~icons/pencil';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Muted } from '../frame/Muted';
import { DeleteButton } from '../lists/DeleteButton';
import { sitePaths } from '../paths';
import type { Domain } from './domain';
import { DomainBadge } from './DomainBadge';
import { DomainDialog } from './DomainDialog';
import { MoveDialog } from './MoveDialog';

interface DomainCardProps {
  others: Domain[];
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  isOrdering: boolean;
}

/** The domain of the context with its actions. */
export function DomainCard({ others, onUp, onDown, isOrdering }: DomainCardProps) {
  const domain = useRecordContext<Domain>()!;
  const [opened, setOpened] = useState<'change' | 'move'>();
  const close = () => setOpened(undefined);
  const { name, slug, description, isHidden, tutorials, formerSlugs } = domain;
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack sx={{ gap: 1.5, height: 1 }}>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <DomainBadge look={domain} />
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            <Typography variant="h2">{name}</Typography>
            <Link href={sitePaths.domain(slug)} variant="caption" sx={{ overflowWrap: 'anywhere' }}>
              /domaines/{slug}
            </Link>
          </Box>
          {isHidden && <Chip size="small" label="Masqué" />}
        </Box>
        <Muted sx={{ flexGrow: 1 }}>{description}</Muted>
        <Muted variant="caption">
          {tutorials > 1 ? `${tutorials} tutoriels` : tutorials === 1 ? '1 tutoriel' : 'Aucun tutoriel'}
          {formerSlugs.length > 0 && ` · mènent ici : ${formerSlugs.join(', ')}`}
        </Muted>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            variant="outlined"
            aria-label={`Modifier ${name}`}
            startIcon={<Pencil size={16} aria-hidden />}
            onClick={() => setOpened('change')}
            sx={{ mr: 'auto' }}
          >
            Modifier
          </Button>
          <IconButton aria-label={`Monter ${name}`} disabled={isOrdering || !onUp} onClick={onUp}>
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton aria-label={`Descendre ${name}`} disabled={isOrdering || !onDown} onClick={onDown}>
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <IconButton
            aria-label={`Fusionner ou vider ${name}`}
            disabled={others.length === 0}
            onClick={() => setOpened('move')}
          >
            <Merge size={18} aria-hidden />
          </IconButton>
          <DeleteButton
            label={`Supprimer ${name}`}
            warning="Le domaine et son adresse disparaissent, ainsi que les abonnements à ses nouveautés. Il doit être vide, corbeille comprise."
            done={{ title: 'Domaine supprimé', description: `« ${name} » n’est plus sur le site.` }}
          />
        </Box>
      </Stack>
      {opened === 'change' && <DomainDialog domain={domain} onClose={close} />}
      {opened === 'move' && <MoveDialog domain={domain} others={others} onClose={close} />}
    </Card>
  );
}
