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
    petits+enfants beau+pere belle+mere bru neveu* niece* tonton tata mamie papi conjoint* fiance*
    veuf veuve proche* entourage gamin* bambin* parrain marraine filleul*
  `,
  authority: `
    banque* banquier* police policier* gendarme* notaire medecin docteur cure pretre conseiller*
    avocat* guichet* guichetier* tuteur curateur impots mairie assistante+sociale plainte agence
    flics flic comptable notaire* juge* tribunal gendarm* commissa* huissier* douan* douanier* fisc
    prefect* ambassad* consul* caf cpam medecin* colonel general capitaine
  `,
  site: `
    site moderat* modo* support assistance plateforme profil ici credits abonnement compte signal*
    equipe administrat* inscription
  `,
  nobody: "personne quiconque nul aucun nulle+ame pas+ame+qui+vive aucun+d+eux",
  someone: `
    quelqu quelqun kelkun autre* autres gens tous tout+le+monde entourage qui qui+que quiconque
    autrui n'importe+qui les+autres des+gens un+tiers tiers
  `,
  not: "ne n pas jamais jms sans ni plus non guere pa rien",
  nothing: "rien nada que+dalle pas+un+mot aucun+mot motus rien+du+tout",
  if: "si s+il lorsque quand des+que au+cas",
  else: "sinon ou autrement autre sans+quoi gare faute+de",
  only: "seulement juste que seul* uniquement rien+que",
  until: `
    jusqu* avant d+ici dans sous heure heures h minutes delai minuit jours dernier+delai pendant
    echeance date+limite expire avant+ce+soir compte+a+rebours ultimatum
  `,
  now: `
    maintenant tt+suite tout+de+suite vite immediatement urgent* urgence rapidement depeche*
    aujourd+hui aujourdhui auj ce+soir presse* illico asap sur+le+champ aussitot sans+tarder
    d'urgence fissa vite+fait au+plus+vite
  `,
  day: "lundi mardi mercredi jeudi vendredi samedi dimanche demain semaine week mois fin+du+mois",
  last: "dernier* derniere* chance fois ultime",
  please: `
    stp svp s+il+te s+il+vous supplie* prie pitie silteplait merci+de je+t'en+supplie
    je+vous+en+supplie je+t'en+prie a+genoux implore*
  `,
  speak: `
    dis dit dire dites disent parle* parles parler raconte* racontez raconter racont* mentionne* mot
    souffle* soufflez repete* repet* avoue* confi* annonc* bavard* ebruit* cri* signale* previen*
    mets+au+courant evoque* revel* dira cause* balance* balanc* denonc* cafte* cafard* ebruite*
    divulgu* devoil* confie* avou* papote* jase* moucharde* souffle+mot
  `,
  hide: `
    cache* cacher cachette discret* discretion silence tais taire taisez secretement dissimul*
    planque* motus bouche+cousue chut garde gardes garder gardons incognito planqu* camoufl*
    en+douce en+cachette anonym* tais*
  `,
  lie: `
    ment* mens mentir invente* pretend* fais+semblant semblant fais+comme excuse* pretexte*
    reste+vague raconter+que bobard* menti* mensonge* fais+comme+si faire+semblant alibi baratin*
    feins feindre
  `,
  delete: `
    efface* effac* supprim* vide* vider detrui* jette* jeter brule* enleve* nettoie* dechir*
    corbeille formate* desinstall*
  `,
  know: `
    sait sais savoir sache* saura su courant appren* decouv* comprend* comprendr* rend+compte
    apercoi* devine* apprend* apprenn* decouvr* decouvert* doute* soupconn* remarqu* capte*
  `,
  ask: "demande* demander demandent pose* question*",
  look: "voir voit vois vu voient lit lire lis regarde* regarder fouille*",
  send: `
    envoie* envoi* envoyer envoyez envois transfere* expedi* fais+suivre poste transmets envoy*
    vire* virer virement transfer* transmet* fais+parvenir verse* verser depose* avance*
  `,
  give: `
    donne* donner donnez file* filer filez refile* passe* passer laisse communique* recoi* donn*
    passe+moi offr* fourni* remet* preter prete*
  `,
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
    depanne* rembours* cotis* finance* financer participe* mandat* sponsor* acompte* pai* regl*
    financ* debours* raquer casquer acquitt*
  `,
  lend: "prete* preter pret prets emprunt* rembours* rend* avance* depann* avancer credit",
  help: `
    aide* aider aides secour* soutien* soutenir sauve* sauver depann* coup+de+main coup+de+pouce
    assist* sauv* tirer+d'affaire souten* epaul*
  `,
  need: `
    besoin* manque* manqu* faut galere* gene dans+la+merde sec fauche* raide ric+rac juste
    difficult* besoin necessaire indispensable a+sec dans+la+dech* galere coince*
  `,
  price: "cout* couter coute prix cher chere gratuit* tarif* gratos",
  earn: `
    gagn* gagner investi* investis* place* placer placement* rapport* rendement trading trade*
    traders double* doubler interet* benefice* rentable riche mise miser affaire* business capital
    opportunite* rapporte* interets profit* doubl* tripl* multipli* plus+value* commission*
  `,
  win: `
    loterie loto gagne herit* heritage succession or lingot* million* coffre malle tresor gros+lot
    cagnotte prime
  `,
  buy: "achete* acheter achat* prends prendre vend* vendre bureau+de+tabac tabac",
  promise: `
    promet* promis promesse* jure* jurer parole serment promis* jur* parole+d'honneur garanti*
    assur* rendrai rembourser* je+te+rends engage*
  `,
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
    tout+le+village facebook affich* debarqu* vais+te casse* porter+plainte payer menac* tu+vas+voir
    vous+allez+voir balanc* pourri* venge* previen* avert* gare+a retrouver* humili*
  `,
  die: `
    meurs mourir mort* tuer tue suicid* saute* medicament cacheton* en+finir fin+a flingu* bras
    foutre+en+l+air meur* mort tue* sauter+par comprimes pendre adieu disparaitre foutre+en+l'air
    plus+envie+de+vivre
  `,
  blame: `
    faute* egoist* lache* coeur+de coupable* honte* dec decu* decoi* abandonn* profit* profite*
    gaspill* ingrat* mechant* cruel* brise* bris* culpabilit* conscience utilise* souffr* mal
    fais+ca laisse+tomber pour+rien faute sans+coeur decept* a+cause+de+toi
  `,
  owe: "doi* dois dette devais redevable doit devoir sacrifi* apres+tout+ce",
  block: `
    bloque* bloquer ignor* ghost* vent bloqu* debloqu* gele* saisi* suspendu* confisqu* retenu*
  `,
  courage: `
    ose* oser peur vrai* vraie trouillard* lache gamine* courage sois+un caprice* lache* courage*
    peur* trouille cran
  `,
  think: "reflechi* reflechir pense* penser tergivers* hesit*",
  duty: "dois doit faut devez devoir oblige* faudra obligation",
  desire: "veux veut voudrai* voulez vouloir envie aimerais voulais souhait*",
  ability: "peux peut pourr* pouvez pouvoir pourrais pourriez",
  allow: "laisse* laissez fais faites faire fait",
  money: `
    argent sous thune* fric ble oseille somme* euro euros balles billet* cheque* especes liquide
    cash pognon francs cent mille pieces tune* biffeton* picaille pepettes economi* epargn* capital
    fonds
  `,
  digits: `
    zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
    vingt trente quarante cinquante soixante* double triple
  `,
  banking: `
    rib iban compte* carte+bancaire carte+bleue cb code* pin mot+de+passe identifiant* relev*
    coordonnees+bancaires coordonnees carte+d+identite passeport crypto+gramme virement
    numero+de+compte signature procuration photocopie virement* bic paypal western moneygram ria
    lydia chequ* cautionn* signe*
  `,
  card: `
    carte+cadeau cartes+cadeau* carte+cadeaux recharge* pcs transcash neosurf paysafe* steam* itunes
    google+play ticket coupon* bon code amazon carte cartes tickets carte* cadeau+carte steam code*
    cvv pin mot+de+passe identifiants
  `,
  crypto: `
    bitcoin* crypto* coin wallet ethereum usdt btc token* binance broker* forex bourse action*
    plateforme wallet* trading trade* invest* placement* courtier* plateforme+d
  `,
  debt: `
    dette* huissier* saisie credit amende* caution* decouvert impaye* retard loyer surendett*
    expuls* garant agios creanc* impay* usur* emprunt*
  `,
  fee: `
    frais douane* taxe* impot* dossier notaire liber* debloqu* debloquer transport* colis
    transitaire visa* deblocage livr* commission caution* amende* dossier+de honoraires dedouan*
    assurance
  `,
  ticket: `
    billet* vol avion train essence taxi* voyage* visa carburant uber plein peage gasoil sncf
    passeport bagage* bus
  `,
  household: `
    loyer* proprio* proprietaire electric* edf facture* chauffage courses manger couches frigo
    voiture* garage reparation* ordi telephone chaudiere machine proprio electricite gaz
    machine+a+laver
  `,
  illness: `
    malad* hopital* operation* operer medicament* docteur traitement* clinique accident*
    enterrement* obseques* dentiste cancer soins decede* ordonnance hopital opere* chimio urgences
    avc infarctus ordonnance* insuline
  `,
  emergency: `
    vole* voler braqu* coince* bloque* prison arret* detenu perdu* urgence* probleme* galere* guerre
    soldat* militaire* general armee mission petrol* plateforme bateau capitaine chantier douan*
    garde+a+vue accident* vol+e agress* bloque+a coince+a arrete* cambriol* vole+mon perdu+mon panne
  `,
  pension: `
    retraite* pension* economie* epargne* livret* salaire* revenu* patrimoine maison proprietaire*
    assurance+vie appart* combien bien heritier terrain cote livret veuvage apl rsa
  `,
  phone: `
    numero* num tel telephone* 06 07 portable* fixe mobile chiffre* chiffres suite n no annuaire gsm
    whats* whatsapp appel* sms texto* phone
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
    en+prive plus+simple telegram signal whatsapp instagram insta facebook fb messenger tiktok snap*
    skype zoom discord viber hors+du+site par+mail
  `,
  surname: "nom+de+famille nom prenom patronyme famille",
  photo: `
    photo* image* video* nue nu nues nudes nude* webcam cam selfie* intime* cliche* nue* capture*
  `,
  secret: `
    secret* entre+nous confidenti* prive* entre+toi cachotter* confidentiel* notre+secret toi+et+moi
    jardin+secret
  `,
  chat: "conversation* discussion* message* messages historique echange* capture* tchat ecran",
  scam: `
    arnaque* arnaqueur* arnaqueu* escroc* fraude* faux brouteur* phishing bidon pigeon* spam voleur*
    arnaq* escroquer* fraud* piege* fake faux+profil
  `,
  laughter: "haha* mdr lol ptdr blague* rire rigol* hihi hehe plaisant* humour",
  party: "surprise* anniversaire* anniv fete* gateau recette* cadeau mariage* noel tarte",
  past: "etait etais avait avais eu ai a hier autrefois avant ete ans jadis",
  being: "suis es est sommes etes sont",
  plan: "restaurant* resto cafe balade* cine* marche diner dejeuner plage concert* verre promen*",
  work: "travail* boulot patron* bureau projet* bosse* equipe retraite",
  clock: "heure minute demi apres midi tard tot",
};
