import { Button, Card } from '@mui/material';
import Plus from '~icons/plus';
import { Link } from 'react-router-dom';
import { Screen } from '../frame/Screen';
import { ListStates } from '../lists/ListStates';
import { ServerList } from '../lists/ServerList';
import { TutorialItems } from './TutorialItems';
import { TutorialsFilters } from './TutorialsFilters';

/** Every tutorial, on the site or not. */
export function Component() {
  return (
    <Screen
      title="Gestion des Tutoriels"
      actions={
        <Button
          component={Link}
          to="/tutoriels/nouveau"
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
        >
          Nouveau tutoriel
        </Button>
      }
    >
      <Card component="section" aria-label="Tutoriels">
        <ServerList resource="tutorials" sort={{ field: 'recent', order: 'DESC' }}>
          <TutorialsFilters />
          <ListStates of="des tutoriels" empty="Aucun tutoriel trouvé">
            <TutorialItems />
          </ListStates>
        </ServerList>
      </Card>
    </Screen>
  );
}
