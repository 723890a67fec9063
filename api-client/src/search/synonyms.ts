/**
 * Groups of synonyms, one per line, in natural spelling. A query for one also finds the others, ranked
 * slightly lower.
 */
export const synonyms: readonly (readonly string[])[] = `
js = javascript
ts = typescript
py = python
bdd = base de données = db = database
sgbd = système de gestion de base de données
courriel = e-mail = email = mail = mél
ia = intelligence artificielle = ai
ml = apprentissage automatique = machine learning
apprentissage profond = deep learning
poo = programmation orientée objet = oop
regex = expression régulière = regexp
a11y = accessibilité = accessibility
i18n = internationalisation
l10n = localisation
k8s = kubernetes
os = système d’exploitation
ui = interface utilisateur = ihm
ux = expérience utilisateur = user experience
cli = ligne de commande = terminal
ide = environnement de développement
vm = machine virtuelle
ci/cd = intégration continue = continuous integration
déploiement continu = continuous deployment = continuous delivery
postgres = postgresql
mongo = mongodb
vscode = vs code = visual studio code
nodejs = node
dotnet = .net
golang = go
appli = application = app
mdp = mot de passe = password
navigateur = browser
logiciel libre = open source
dépôt = repository = repo
sauvegarde = backup
tuto = tutoriel = tutorial
maths = mathématiques = math
ordi = ordinateur = pc
photo = photographie
vélo = bicyclette
frontend = front-end = front
backend = back-end
télétravail = travail à distance
rgpd = gdpr = protection des données
seo = référencement = optimisation pour les moteurs de recherche = search engine optimization
pao = publication assistée par ordinateur
cao = conception assistée par ordinateur
tdd = développement piloté par les tests
déploiement = deployment
bogue = bug
fonction fléchée = arrow function
tableau = array
boucle = loop
pare-feu = firewall
mise en cache = caching
cloud = informatique en nuage
hébergement = hosting
newsletter = infolettre
podcast = balado
réseaux sociaux = social media
type de données = data type
valeur par défaut = default value
propriété = property
méthode = method
statique = static
privé = private
héritage = inheritance
événement = event
gestionnaire d’événements = event handler
souris = mouse
état = state
composant = component
liaison de données = data binding
propriété calculée = computed property
observateur = watcher
promesse = promise
itérateur = iterator
générateur de site statique = static site generator
opérateur = operator
point d’arrêt = breakpoint
erreur = error
fenêtre = window
requête média = media query
lien d’évitement = skip link
icône = icon
police de caractères = fonte = font
mise en page = layout
césure = hyphenation
moteur de recherche = search engine
agent conversationnel = robot conversationnel = chatbot
reconnaissance vocale = reconnaissance de la parole = speech recognition = speech to text
entretien d’embauche = job interview
prise de parole en public = public speaking
suivi du temps = mesure du temps = time tracking
livraison = expédition = shipping
commande = order
panier = cart
facture = invoice
taxe = impôt = tax
mot-clé = étiquette = tag = keyword
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = '));
