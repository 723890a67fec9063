import { Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Loaded } from '../frame/Loaded';
import { Muted } from '../frame/Muted';
import type { Report } from '../reports/report';
import { ReportLine } from '../reports/ReportLine';

/** Reports against a member's comments, newest first. */
export function UserReports({ id }: { id: number }) {
  const query = useGetList<Report>('signalements', {
    filter: { authorId: id },
    pagination: { page: 1, perPage: 20 },
  });
  return (
    <Loaded query={query} of="des signalements" failed="Les signalements n’ont pas pu être chargés.">
      {(reports) =>
        reports.length === 0 ? (
          <Typography>Aucun signalement trouvé.</Typography>
        ) : (
          <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {reports.map((report) => (
              <ReportLine key={report.id} report={report} />
            ))}
            {(query.total ?? 0) > reports.length && (
              <Muted component="li">
                Les {reports.length} derniers, sur {query.total}.
              </Muted>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
