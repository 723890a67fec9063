import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { Frame } from './frame/Frame';
import { NotFoundScreen, ScreenError } from './frame/ScreenError';
import { usePersonHere } from './gate/session';
import { Dashboard, FirstRunScreen, moderated, resources, reviewed } from './resources';
import { paths } from './paths';

/** Routes of the screens this person may use. `CoreAdminUI`, since `AdminUI` would bundle a sign-in page nobody sees. */
export function Console() {
  const { isAdmin, isModerator } = usePersonHere();
  const theirs = isModerator ? moderated : reviewed;
  const Start = isAdmin ? Dashboard : FirstScreen;
  return (
    <CoreAdminUI
      key={isAdmin ? 'administrator' : isModerator ? 'moderator' : 'reviewer'}
      dashboard={Start}
      layout={Frame}
      catchAll={NotFoundScreen}
      error={ScreenError}
      title=""
      disableTelemetry
    >
      {resources
        .filter(({ name }) => isAdmin || theirs.includes(name))
        .map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
      <CustomRoutes>
        <Route path={paths.dashboard} element={<Start />} />
        {isAdmin && <Route path={paths.firstRun} element={<FirstRunScreen />} />}
      </CustomRoutes>
    </CoreAdminUI>
  );
}

/** Moderators and reviewers have no dashboard. */
function FirstScreen() {
  return <Navigate to={usePersonHere().isModerator ? paths.reports : paths.reviews} replace />;
}
