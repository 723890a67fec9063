import { Stack, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Part } from '../queue/Part';
import { AuthorFacts } from './AuthorFacts';
import type { Report, ReportFile } from './report';
import { ReportLine } from './ReportLine';

/** The author and earlier reports against them. */
export function AuthorPast({ report: { id: reportId, author } }: { report: ReportFile }) {
  const { data = [] } = useGetList<Report>(
    'signalements',
    { filter: { authorId: author?.id }, pagination: { page: 1, perPage: 6 } },
    { enabled: author !== null },
  );
  const earlier = data.filter(({ id }) => id !== reportId).slice(0, 5);
  return (
    <Part title="Son auteur">
      <AuthorFacts author={author} />
      {earlier.length > 0 && (
        <>
          <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5 }}>
            Ses autres signalements
          </Typography>
          <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {earlier.map((report) => (
              <ReportLine key={report.id} report={report} />
            ))}
          </Stack>
        </>
      )}
    </Part>
  );
}
