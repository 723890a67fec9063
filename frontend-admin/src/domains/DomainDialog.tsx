import { RecordDialog } from '../forms/RecordDialog';
import type { Domain } from './domain';
import { DomainFields } from './DomainFields';

interface DomainDialogProps {
  /** The domain to change; a new one if undefined. */
  domain?: Domain;
  onClose: () => void;
}

const first = { icon: 'book-open', iconBg: '#e4e7ec', iconColor: '#3a4252', isHidden: false };

/** Makes or changes a domain; its former address redirects to the new one. */
export function DomainDialog({ domain, onClose }: DomainDialogProps) {
  if (!domain) {
    return (
      <RecordDialog<Domain>
        title="Nouveau domaine"
        save="Créer"
        defaultValues={first}
        done={({ name }) => ({
          title: 'Domaine créé',
          description: `« ${name} » peut recevoir des tutoriels.`,
        })}
        failed="Une erreur est survenue lors de la création."
        onClose={onClose}
      >
        <DomainFields address="Laissée vide, elle est tirée du nom." />
      </RecordDialog>
    );
  }
  return (
    <RecordDialog
      title={`Modifier ${domain.name}`}
      save="Enregistrer"
      record={domain}
      done={({ name }) => ({
        title: 'Domaine modifié',
        description: `« ${name} » est à jour sur tout le site.`,
      })}
      failed="Une erreur est survenue lors de l’enregistrement."
      onClose={onClose}
    >
      <DomainFields address="Si vous la changez, l’ancienne mène à la nouvelle." />
    </RecordDialog>
  );
}
