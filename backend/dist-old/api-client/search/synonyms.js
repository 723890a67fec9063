/**
 * Groups of synonyms, one per line, in natural spelling. A query for one also finds the others, ranked
 * slightly lower.
 */ export const synonyms = `
js = javascript
ts = typescript
py = python
bdd = base de donn\xe9es = db = database
sgbd = syst\xe8me de gestion de base de donn\xe9es
courriel = e-mail = email = mail = m\xe9l
ia = intelligence artificielle = ai
ml = apprentissage automatique = machine learning
apprentissage profond = deep learning
poo = programmation orient\xe9e objet = oop
regex = expression r\xe9guli\xe8re = regexp
a11y = accessibilit\xe9 = accessibility
i18n = internationalisation
l10n = localisation
k8s = kubernetes
os = syst\xe8me d\u{2019}exploitation
ui = interface utilisateur = ihm
ux = exp\xe9rience utilisateur = user experience
cli = ligne de commande = terminal
ide = environnement de d\xe9veloppement
vm = machine virtuelle
ci/cd = int\xe9gration continue = continuous integration
d\xe9ploiement continu = continuous deployment = continuous delivery
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
d\xe9p\xf4t = repository = repo
sauvegarde = backup
tuto = tutoriel = tutorial
maths = math\xe9matiques = math
ordi = ordinateur = pc
photo = photographie
v\xe9lo = bicyclette
frontend = front-end = front
backend = back-end
t\xe9l\xe9travail = travail \xe0 distance
rgpd = gdpr = protection des donn\xe9es
seo = r\xe9f\xe9rencement = optimisation pour les moteurs de recherche = search engine optimization
pao = publication assist\xe9e par ordinateur
cao = conception assist\xe9e par ordinateur
tdd = d\xe9veloppement pilot\xe9 par les tests
d\xe9ploiement = deployment
bogue = bug
fonction fl\xe9ch\xe9e = arrow function
tableau = array
boucle = loop
pare-feu = firewall
mise en cache = caching
cloud = informatique en nuage
h\xe9bergement = hosting
newsletter = infolettre
podcast = balado
r\xe9seaux sociaux = social media
type de donn\xe9es = data type
valeur par d\xe9faut = default value
propri\xe9t\xe9 = property
m\xe9thode = method
statique = static
priv\xe9 = private
h\xe9ritage = inheritance
\xe9v\xe9nement = event
gestionnaire d\u{2019}\xe9v\xe9nements = event handler
souris = mouse
\xe9tat = state
composant = component
liaison de donn\xe9es = data binding
propri\xe9t\xe9 calcul\xe9e = computed property
observateur = watcher
promesse = promise
it\xe9rateur = iterator
g\xe9n\xe9rateur de site statique = static site generator
op\xe9rateur = operator
point d\u{2019}arr\xeat = breakpoint
erreur = error
fen\xeatre = window
requ\xeate m\xe9dia = media query
lien d\u{2019}\xe9vitement = skip link
ic\xf4ne = icon
police de caract\xe8res = fonte = font
mise en page = layout
c\xe9sure = hyphenation
moteur de recherche = search engine
agent conversationnel = robot conversationnel = chatbot
reconnaissance vocale = reconnaissance de la parole = speech recognition = speech to text
entretien d\u{2019}embauche = job interview
prise de parole en public = public speaking
suivi du temps = mesure du temps = time tracking
livraison = exp\xe9dition = shipping
commande = order
panier = cart
facture = invoice
taxe = imp\xf4t = tax
mot-cl\xe9 = \xe9tiquette = tag = keyword
`.trim().split('\n').map((line)=>line.split(' = '));
//# sourceMappingURL=synonyms.js.map
