import { expertises } from '@passerelle/api-client/expertises';
import { TextInput } from '../forms/TextInput';
import { reasonLabels } from '../reports/report';
import { AppearanceForm } from './AppearanceForm';
import { AppearanceText } from './AppearanceText';
import { ListInput } from '../forms/ListInput';

const expertise = Object.entries(expertises).map(([code, label]) => ({ code, label }));
const reasons = [
  ['reasonSpam', 'spam'],
  ['reasonInappropriate', 'inappropriate'],
  ['reasonOffensive', 'offensive'],
  ['reasonHarassment', 'harassment'],
  ['reasonMisinformation', 'misinformation'],
  ['reasonOther', 'other'],
] as const;

/** Areas of expertise and wording of the report reasons. */
export function CommunityTab() {
  return (
    <>
      <AppearanceForm title="Domaines d’expertise" fields={['expertise']} builtIn={{ expertise }}>
        <ListInput
          source="expertise"
          label="Proposés aux contributeurs"
          help="Un membre garde ceux qu’il a choisis, même s’ils ne sont plus ici. Sans domaine, le site propose de nouveau ceux d’origine."
          add="Ajouter un domaine d’expertise"
          isShort
        >
          <TextInput source="label" label="Nom" maxLength={60} />
        </ListInput>
      </AppearanceForm>
      <AppearanceForm title="Motifs de signalement" fields={reasons.map(([name]) => name)}>
        {reasons.map(([name, reason]) => (
          <AppearanceText
            key={name}
            source={name}
            label={`À la place de « ${reasonLabels[reason]} »`}
            builtIn={reasonLabels[reason]}
            maxLength={60}
          />
        ))}
      </AppearanceForm>
    </>
  );
}
