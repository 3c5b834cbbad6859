import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "je j moi me m mon ma mes jai jsuis chui perso",
  you: "tu te t toi ton ta tes vous votre vos ty tas tu+es",
  we: "nous on notre nos ensemble deux",
  they: "il elle ils elles lui leur leurs eux sa son ses",
  kin: `
    fille* fils enfant* gosse* frere* soeur* mari femme mere pere maman papa famille* ex ami amie
    amis amies copine* copain* pote* voisin* petit+fils petite+fille gendre belle+soeur belle+fille
    beau+frere neveu niece oncle tante cousin* collegue* parents proches compagn* conjoint epou*
  `,
  authority: `
    banque* banquier* police policier* gendarme* notaire medecin docteur cure pretre conseiller*
    avocat* guichet* guichetier* tuteur curateur impots mairie assistante+sociale plainte agence
    flics flic comptable
  `,
  site: `
    site moderat* modo* support assistance plateforme profil ici credits abonnement compte signal*
    equipe administrat* inscription
  `,
  nobody: "personne quiconque nul aucun",
  someone: "quelqu quelqun kelkun autre* autres gens tous tout+le+monde entourage qui qui+que",
  not: "ne n pas jamais jms sans ni plus non guere pa rien",
  nothing: "rien nada que+dalle pas+un+mot aucun+mot motus",
  if: "si s+il lorsque quand des+que au+cas",
  else: "sinon ou autrement autre",
  only: "seulement juste que seul* uniquement rien+que",
  until: `
    jusqu* avant d+ici dans sous heure heures h minutes delai minuit jours dernier+delai pendant
  `,
  now: `
    maintenant tt+suite tout+de+suite vite immediatement urgent* urgence rapidement depeche*
    aujourd+hui aujourdhui auj ce+soir presse* illico asap sur+le+champ aussitot
  `,
  day: "lundi mardi mercredi jeudi vendredi samedi dimanche demain semaine week mois fin+du+mois",
  last: "dernier* derniere* chance fois ultime",
  please: "stp svp s+il+te s+il+vous supplie* prie pitie silteplait merci+de",
  speak: `
    dis dit dire dites disent parle* parles parler raconte* racontez raconter racont* mentionne* mot
    souffle* soufflez repete* repet* avoue* confi* annonc* bavard* ebruit* cri* signale* previen*
    mets+au+courant evoque* revel* dira cause*
  `,
  hide: `
    cache* cacher cachette discret* discretion silence tais taire taisez secretement dissimul*
    planque* motus bouche+cousue chut garde gardes garder gardons incognito
  `,
  lie: `
    ment* mens mentir invente* pretend* fais+semblant semblant fais+comme excuse* pretexte*
    reste+vague raconter+que bobard*
  `,
  delete: "efface* effac* supprim* vide* vider detrui* jette* jeter brule* enleve* nettoie*",
  know: `
    sait sais savoir sache* saura su courant appren* decouv* comprend* comprendr* rend+compte
    apercoi* devine*
  `,
  ask: "demande* demander demandent pose* question*",
  look: "voir voit vois vu voient lit lire lis regarde* regarder fouille*",
  send: "envoie* envoi* envoyer envoyez envois transfere* expedi* fais+suivre poste transmets",
  give: "donne* donner donnez file* filer filez refile* passe* passer laisse communique* recoi*",
  write: "ecri* ecrire ecris texto* sms message mp dm tchat* messages tchatter discute* discuter",
  call: `
    appel* appelle* appeler telephone* telephoner visio coup+de+fil joindre bigophone sonne*
  `,
  come: `
    viens venir vient passe passer rejoin* rencontr* voir cherch* chez chez+toi rdv rejoins porte
    devant
  `,
  find: `
    trouve* trouver cherche* ajoute* ajouter ajout* rejoin* contact* contacter retrouv* joindre
    abonne* scann* clique* flashe*
  `,
  pay: `
    pay* paie* paye* payer regle* regler verse* verser virement* vire virer avance* avancer depose*
    depanne* rembours* cotis* finance* financer participe* mandat* sponsor* acompte*
  `,
  lend: "prete* preter pret prets emprunt* rembours* rend* avance* depann*",
  help: `
    aide* aider aides secour* soutien* soutenir sauve* sauver depann* coup+de+main coup+de+pouce
    assist*
  `,
  need: `
    besoin* manque* manqu* faut galere* gene dans+la+merde sec fauche* raide ric+rac juste
    difficult*
  `,
  price: "cout* couter coute prix cher chere gratuit* tarif* gratos",
  earn: `
    gagn* gagner investi* investis* place* placer placement* rapport* rendement trading trade*
    traders double* doubler interet* benefice* rentable riche mise miser affaire* business capital
    opportunite* rapporte*
  `,
  win: "loterie loto gagne herit* heritage succession or lingot* million* coffre malle tresor",
  buy: "achete* acheter achat* prends prendre vend* vendre bureau+de+tabac tabac",
  promise: "promet* promis promesse* jure* jurer parole serment",
  decide: "decid* decision choisi* choix tranche* choisir",
  answer: "repond* reponds repondre reponse* rappelle reagi* decroch*",
  wait: "attend* attendre attends patient* patience eternel* poireaut* mener+en+bateau",
  love: "aime* aimer aimes amour* cheri* coeur* sentiment* tiens+a+moi tenais* bebe adore* chou",
  prove: "prouve* prouver preuve* montre* montrer test* demontr*",
  trust: "confiance fais+moi doute* douter mefie* crois croire",
  leaving: `
    pars partir parti quitte* fini* termine* adieu rompre disparai* tourne+la+page laisse+tomber
    oublie+moi basta romps stop
  `,
  threat: `
    regrett* ruin* detrui* publi* publier diffus* diffuser balance* balancer retrouverai montrer+a
    sais+ou attention+a gare consequence* vengeance veng* verra voir+ce+qui menace* prevenir+ta
    tout+le+village facebook affich* debarqu* vais+te casse* porter+plainte payer
  `,
  die: `
    meurs mourir mort* tuer tue suicid* saute* medicament cacheton* en+finir fin+a flingu* bras
    foutre+en+l+air
  `,
  blame: `
    faute* egoist* lache* coeur+de coupable* honte* dec decu* decoi* abandonn* profit* profite*
    gaspill* ingrat* mechant* cruel* brise* bris* culpabilit* conscience utilise* souffr* mal
    fais+ca laisse+tomber pour+rien
  `,
  owe: "doi* dois dette devais redevable",
  block: "bloque* bloquer ignor* ghost* vent",
  courage: "ose* oser peur vrai* vraie trouillard* lache gamine* courage sois+un caprice*",
  think: "reflechi* reflechir pense* penser tergivers* hesit*",
  duty: "dois doit faut devez devoir oblige* faudra obligation",
  desire: "veux veut voudrai* voulez vouloir envie aimerais voulais souhait*",
  ability: "peux peut pourr* pouvez pouvoir pourrais pourriez",
  allow: "laisse* laissez fais faites faire fait",
  money: `
    argent sous thune* fric ble oseille somme* euro euros balles billet* cheque* especes liquide
    cash pognon francs cent mille pieces
  `,
  digits: `
    zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
    vingt trente quarante cinquante soixante* double triple
  `,
  banking: `
    rib iban compte* carte+bancaire carte+bleue cb code* pin mot+de+passe identifiant* relev*
    coordonnees+bancaires coordonnees carte+d+identite passeport crypto+gramme virement
    numero+de+compte signature procuration photocopie
  `,
  card: `
    carte+cadeau cartes+cadeau* carte+cadeaux recharge* pcs transcash neosurf paysafe* steam* itunes
    google+play ticket coupon* bon code amazon carte cartes tickets
  `,
  crypto: `
    bitcoin* crypto* coin wallet ethereum usdt btc token* binance broker* forex bourse action*
    plateforme
  `,
  debt: `
    dette* huissier* saisie credit amende* caution* decouvert impaye* retard loyer surendett*
    expuls* garant agios
  `,
  fee: `
    frais douane* taxe* impot* dossier notaire liber* debloqu* debloquer transport* colis
    transitaire visa* deblocage livr* commission
  `,
  ticket: `
    billet* vol avion train essence taxi* voyage* visa carburant uber plein peage gasoil sncf
  `,
  household: `
    loyer* proprio* proprietaire electric* edf facture* chauffage courses manger couches frigo
    voiture* garage reparation* ordi telephone chaudiere machine
  `,
  illness: `
    malad* hopital* operation* operer medicament* docteur traitement* clinique accident*
    enterrement* obseques* dentiste cancer soins decede* ordonnance
  `,
  emergency: `
    vole* voler braqu* coince* bloque* prison arret* detenu perdu* urgence* probleme* galere* guerre
    soldat* militaire* general armee mission petrol* plateforme bateau capitaine chantier douan*
    garde+a+vue
  `,
  pension: `
    retraite* pension* economie* epargne* livret* salaire* revenu* patrimoine maison proprietaire*
    assurance+vie appart* combien bien heritier terrain cote
  `,
  phone: `
    numero* num tel telephone* 06 07 portable* fixe mobile chiffre* chiffres suite n no annuaire
  `,
  mail: `
    email* mail* e+mail adresse+mail gmail hotmail yahoo outlook arobase* point wanadoo orange
    laposte mel
  `,
  address: `
    adresse* rue maison immeuble etage code+postal habit* domicile digicode appartement lotissement
    numero+de+rue sonnette
  `,
  elsewhere: `
    ailleurs autre+part hors+du en+dehors hors+site quitt* autre+appli autre+site appli direct*
    en+prive plus+simple
  `,
  surname: "nom+de+famille nom prenom patronyme famille",
  photo: "photo* image* video* nue nu nues nudes nude* webcam cam selfie* intime* cliche*",
  secret: "secret* entre+nous confidenti* prive* entre+toi cachotter*",
  chat: "conversation* discussion* message* messages historique echange* capture* tchat ecran",
  scam: `
    arnaque* arnaqueur* arnaqueu* escroc* fraude* faux brouteur* phishing bidon pigeon* spam voleur*
  `,
  laughter: "haha* mdr lol ptdr blague* rire rigol* hihi hehe plaisant* humour",
  party: "surprise* anniversaire* anniv fete* gateau recette* cadeau mariage* noel tarte",
  past: "etait etais avait avais eu ai a hier autrefois avant ete ans jadis",
  being: "suis es est sommes etes sont",
  plan: "restaurant* resto cafe balade* cine* marche diner dejeuner plage concert* verre promen*",
  work: "travail* boulot patron* bureau projet* bosse* equipe retraite",
  clock: "heure minute demi apres midi tard tot",
};
