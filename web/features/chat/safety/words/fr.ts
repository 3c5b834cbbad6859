import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: `
    je j moi me m mon ma mes jai jsuis chui perso moua mwa jsui jss jvais jveux jpeux chuis
    chais jte jten jtai jdois javais jetais mezigue bibi votre+serviteur votre+servante mienne
    mien miens miennes jcrois jsais jme jmen
  `,
  you: `
    tu te t toi ton ta tes vous votre vos ty tas tu+es tienne tien tiennes tezigue vs vou toua
    twa tetes tavais tetais
  `,
  we: "nous on notre nos ensemble deux nou ensembles",
  they: `
    il elle ils elles lui leur leurs eux sa son ses celui celle ceux celles iel cet+homme
    cette+femme ce+type ce+gars ce+monsieur cette+dame bonhomme bonne+femme mec meuf
  `,
  kin: `
    fille* fils enfant* gosse* frere* soeur* mari femme mere pere maman papa ex ami amie amis
    amies copain* pote* voisin* petit+fils petite+fille gendre belle+soeur belle+fille
    beau+frere oncle tante cousin* collegue* parents compagn* epou* petits+enfants beau+pere
    belle+mere bru neveu* niece* tonton tata mamie papi conjoint* fiance* veuf veuve proche*
    entourage gamin* bambin* parrain marraine cadet* aine* benjamin* jumeau* jumelle* rejeton*
    mioche* marmot* moufl* mome* petiot* arriere+petit* pepe mamy papy mami frangin* frerot reuf
    reum daron* chum blonde meuf mec keum copin* famil* parente* tatie tantine tontons marraines
    concubin* veuvage orphelin* tribu clan maisonnee coloc* gars+du la+petite le+petit
    les+petits smala
  `,
  authority: `
    banque* banquier* police policier* docteur cure pretre conseiller* avocat* guichet* tuteur
    curateur impots mairie assistante+sociale plainte agence flics flic comptable notaire* juge*
    tribunal gendarm* commissa* huissier* douan* fisc prefect* ambassad* consul* caf cpam
    medecin* colonel general capitaine caissier* agent* inspecteur* inspectrice controleur*
    brigadier lieutenant adjudant commandant sergent caporal keuf* poulet* condes bleusaille
    interpol europol brigade maire mairesse curatelle tutelle procureur* greffier* greffe
    magistrat* baveux batonnier toubib chirurgien* infirmier* psy psychologue* educateur*
    pasteur imam rabbin eveque abbe diacre* paroisse pretres directeur* directrice* patronne
    chef chefs rh ministere* ministre* senateur depute* tracfin pharos cybermalveillance amf
    tresorerie perception percepteur urssaf msa cpas onem ocpp mutuelle desjardins postfinance
    raiffeisen bnp facteur postier* syndic* expert* fiduciaire* officier* diplomate* onu otan
    unicef
  `,
  site: `
    site modo* support assistance plateforme profil ici credits abonnement compte signal* equipe
    administrat* inscription modera* hotline helpdesk service+client webmaster webmestre cgu
    charte conditions+generales bot algorithme filtre* censur* desinscri* desabonn* resili*
    inscrit* inscrire membre* annonce annonces formulaire banni* suspendre+mon premium
    version+payante essai+gratuit forum
  `,
  nobody: `
    personne quiconque nul aucun nulle+ame pas+ame+qui+vive aucun+d+eux ni+ta ni+ton ni+tes
    ni+vos ni+votre persone perssone personn aucune+autre a+aucune
  `,
  someone: `
    quelqu quelqun kelkun autre* gens tous tout+le+monde entourage qui qui+que quiconque autrui
    les+autres des+gens un+tiers tiers kkun qqun qqn certains certaines chacun chacune oreille*
    indiscret* curieux commere* commerage* concierge* badaud* ragot* potin* cancan*
    mauvaises+langues mauvaise+langue du+monde le+quartier inconnu* etranger* tierce autruis tlm
    ttlm toulmonde jaloux jalouse* jalousie
  `,
  not: `
    ne n pas jamais jms sans ni plus non guere pa rien nan nope nenni nullement aucunement jame
    jamai jam evite* evitons abstien* absten* refus* interdi* empech*
  `,
  nothing: `
    rien nada que+dalle pas+un+mot aucun+mot motus rien+du+tout wallou walou que+tchi keud
    keudal des+clous des+nefles quedalle ked kedal neant
  `,
  if: `
    si s+il lorsque quand des+que au+cas supposons admettons a+condition pourvu+que a+supposer
    tant+que aussitot+que kan kand qd lorsqu sitot imaginons
  `,
  else: `
    sinon ou autrement autre sans+quoi gare faute+de a+defaut auquel+cas si+non sino sinn
    sous+peine
  `,
  only: `
    juste que seul* uniquement rien+que simplement exclusivement unique uniques jsute jus
    strictement solo strict+minimum
  `,
  until: `
    jusqu* avant d+ici dans sous heure heures h minutes delai minuit jours dernier+delai pendant
    echeance date+limite expire avant+ce+soir compte+a+rebours ultimatum jusko d+ici+ce
    d+ici+demain d+ici+une d+ici+la secondes seconde echeances terme date+butoir dead+line
    deadline limite+de+temps temps+imparti temps+est+compte sablier le+temps+presse
    le+temps+file l+horloge+tourne chrono chronometre tic+tac plus+que+deux plus+que+trois
    plus+qu+une il+reste au+plus+tard demain+matin demain+soir a+l+aube bientot+trop+tard
    trop+tard jour+j cloture forclos* peremptoire
  `,
  now: `
    maintenant tt+suite tout+de+suite vite urgent* urgence rapidement aujourd+hui aujourdhui auj
    ce+soir presse* illico asap sur+le+champ aussitot sans+tarder fissa vite+fait au+plus+vite
    toutsuite toudsuite desuite de+suite dsuite dare+dare presto subito maintnant mtn maint mnt
    mntenant maintenent en+vitesse pressant* imminent* sans+attendre sans+delai sans+perdre
    sans+trainer traine+pas grouille* magne* remue* active+toi bouge+toi accelere* hate*
    precipit* vif vivement des+reception au+trot zou hop vitement au+galop sans+tergiverser
    sitot+lu immediat* incessamment ojd ajd aujourdui aujourdhuy ojourdui minute+papillon
    prestement prompt* diligence depech*
  `,
  day: `
    lundi mardi mercredi jeudi vendredi samedi dimanche demain semaine week mois fin+du+mois
    matin matinee soir soiree nuit midi weekend lendemain surlendemain quinzaine quinze+jours
    huit+jours huitaine janvier fevrier avril juin juillet aout septembre octobre novembre
    decembre lun ven dim prochain prochaine prochains dem dmn tantot trimestre
  `,
  last: `
    dernier* chance fois ultime ultimes plus+jamais jamais+plus finalement definitif*
    definitive* sans+retour point+final point+barre ca+suffit chances occasion+unique
    avertissement*
  `,
  please: `
    stp svp s+il+te s+il+vous prie pitie silteplait merci+de je+vous+en+supplie a+genoux
    siouplait siouple steup steuple stpp stppp svpp svppp sivouplait silvouplait conjure*
    de+grace sois+gentil soyez+gentil sois+gentille soyez+gentille veuillez daigne* suppli*
    implor* mendi* quemand* a+genou plz pls allez+quoi soit+gentil
  `,
  speak: `
    dis dit dire dites disent parle* raconte* mot souffle* repet* confi* annonc* bavard* ebruit*
    signale* previen* mets+au+courant revel* dira cause* balanc* denonc* cafte* cafard* divulgu*
    devoil* avou* papote* jase* souffle+mot discut* dialogu* echang* jacass* jacter jacte
    caqueter piailler babil* pipel* commerer blabla* tchatche* bavasser bavasse degois*
    lache+rien lache+le+morceau crache* meche mange+le+morceau cuisin* laisse+echapper
    laisser+echapper trahi* rapporte+pas rapporteur* mouchard* poucav* poukie delateur* delation
    temoign* declare* declaration* explique* informe* information* renseign* sur+les+toits
    colport* propag* diffuser+la+nouvelle met+au+parfum mettre+au+parfum au+parfum confesse*
    confession* chuchot* murmur* ne+pipe ouvre+la+bouche ouvrir+la+bouche grande+bouche
    langue+pendue langue+bien tiens+ta+langue tenir+ta+langue tenir+sa+langue tiens+ta
    tourner+sa+langue parlons parla parlai parlait parlais dise disais disait dirai diras direz
    diront dirais dirait diriez disons disiez redire redis redit racontai cite citer citez
    nomme* evoqu* mentionn* allusion* commente* ragote* palabre* crie crier cries criez
  `,
  hide: `
    cache* discret* silence taire secretement dissimul* motus bouche+cousue chut garde gardes
    garder gardons incognito planqu* camoufl* en+douce en+cachette anonym* tais* cachons cachais
    cachait cach cachotti* catimini en+sourdine derob* tapinois ni+vu+ni+connu ni+vus+ni+connus
    sous+le+manteau sous+cape dans+l+ombre regards+indiscrets loin+des+regards insu dans+le+dos
    dans+son+dos derriere+le+dos derriere+son+dos gardez+cela gardez+ca gardez+le pour+toi+seul
    entre+quatre+yeux entre+quatre+murs entre+ces+murs quatre+murs bouche+close bouche+fermee
    couds+ta+bouche la+boucle boucle+la ferme+la fermer+la+bouche ferme+ta+bouche ferme+ton+bec
    clouer+le+bec ta+bouche tairas silencieux silencieuse muet muette muets comme+une+tombe
    comme+une+carpe emporte+dans+la+tombe emporter+dans+la+tombe scred loucede range+le+hors
    enfoui* enterre* masque* couvre+moi couvrir+pour voile* occult* etouffe* profil+bas
    faire+profil+bas radar clandestin* officieu* a+l+ombre double+fond sous+le+matelas
    double+vie en+prive+seulement reste+ici restera+ici reste+la reste+entre reste+dans+cette
    restera+entre rester+entre que+ca+reste que+cela+reste sort+pas+d+ici sorte+pas+d+ici
    sors+pas+de ne+sorte doit+pas+sortir fuite* ebruitement* chuuut chuttt chutt chuuuut shhh
    pst psst hermetique verrouill* sous+clef sous+cle coffre+fort huis+clos a+huis+clos
    loin+de+tes loin+des+oreilles tenir+a+l+ecart a+l+ecart tiens+le+a+distance
  `,
  lie: `
    mens mentir invente* pretend* fais+semblant semblant fais+comme excuse* pretexte*
    reste+vague raconter+que bobard* fais+comme+si faire+semblant alibi baratin* feins feindre
    ment mentez mentent mentais mentait mentons mentirai mentiras menteur* menteuse* menti
    mensong* inventons faire+croire fais+croire faites+croire laisse+croire laisser+croire
    laissez+croire fais+passer faire+passer+pour te+faire+passer fais+toi+passer mine+de+rien
    l+innocent fais+l+innocent l+idiote fais+l+idiot fais+la+bete comedie simul* feint feindra
    travest* deguis* maquill* falsifi* enjoliv* brod* cracks bourre+le+mou mener+en+bateau
    embobin* carabistouil* mytho* histoires+a+dormir noie+le+poisson noyer+le+poisson
    botte+en+touche bottes+en+touche botter+en+touche repond+a+cote evasif* evasive* vaguement
    floue* arrange+la+verite arranger+la+verite demi+verite* cacher+la+verite dis+plutot
    dites+plutot dis+que+tu dites+que+vous dis+que+je dis+leur+que dis+lui+que dites+lui+que
    dites+leur+que raconte+que racontez+que reponds+que repondez+que reponds+leur reponds+lui
    mets+comme+motif comme+motif motif+du+virement motif+cadeau faux+nom nom+d+emprunt autre+nom
    sobriquet pseudonyme alibis couverture+parfaite mon+cousin+eloigne soi+disant en+reunion
    malade+imaginaire migraine+diplomatique chez+le+dentiste
  `,
  delete: `
    effac* supprim* vider detrui* jette* jeter brule* enleve* nettoie* dechir* corbeille
    formate* desinstall* suprim* eface* videz+votre vides vide poubelle* broyeuse* broie* broyer
    passe+au+broyeur dans+le+feu au+feu cheminee cram* consum* incinere* chiffonn* bousille*
    annihil* elimin* jetez nettoyer nettoyage+du purge* reinitialis* reset remets+a+zero
    remise+a+zero ephemere* autodestruct* auto+destruct* traces trace aucune+preuve
    fais+disparaitre faire+disparaitre disparaitre+ces gomme* rature* barre+mon+nom
    oublie+cette+conversation apres+lecture une+fois+lu archive* retire+moi+de bazarde*
    debarrasse* delete
  `,
  know: `
    sait sais savoir sache* saura su courant appren* decouv* comprend* rend+compte apercoi*
    doute* remarqu* capte* sachiez saurait sauront sauras saurez savait savent savons sus sue
    connait connais connaitre connaissent connu appris comprennent compris pige* saisi+la flair*
    renifl* sent+venir eveill* soupcon* louche* tilt tilter grille* s+apercevoir apercu
    rendre+compte realis* constat* devin* souvien* rappelle+toi oublie reconnai* identif*
    demasqu* devoil* a+vent eu+vent oreille+traine oreilles+trainent
  `,
  ask: `
    demande* pose* question* demandais interroge* interrogatoire cuisiner+sur enquet* curiosit*
    fouin* mele* sollicit* requete* reclam* exig*
  `,
  look: `
    voir voit vois vu voient lire lis regarde* fouille* voyez voyons verrai verras verra voyait
    mater zieut* lorgn* espion* surveille* surveillance guette* epier epie inspect* controle*
    verifi* examin* scrut* observ* apercev* relire relis lisent lisez lira lirait lue lues lus
    relu oeil
  `,
  send: `
    envoi* expedi* fais+suivre poste envoy* vire* transfer* transmet* fais+parvenir verse*
    depose* avance* enverra enverrai enverras enverrez enverrais renvoi* renvoye* balance+ton
    achemine* adresse+moi adressez+moi faire+parvenir transmis forward* partage* livre+le
    glisse+dans glisser+dans poster postez depot anvoie anvoi joins joint+le piece+jointe
    upload* scan+de scanne+ta
  `,
  give: `
    file* refile* passe* laisse communique* recoi* donn* passe+moi offr* fourni* remet* prete*
    laissez+moi confie+moi confiez+moi remis livre+moi livrer offert offerte cede* distribu*
    procure* accord* octroi* lache+moi lache+ton cadeau+de dote* gratifi* gate* leguer don dons
    donation* genereu* generosite mecen* bienfait* aumone recevoir recevra recevras recevez recu
    touche* empoche* rendez+moi rend+moi
  `,
  write: `
    ecri* texto* sms message mp dm tchat* messages discute* redige* griffonn* gribouill* note*
    recopi* copie* tape tapes tapez taper dicte* lettre* courrier* carte+postale correspond*
    petit+mot texte+moi texter textez messenge* messager* pv inbox vocaux vocal ekri mess msg
    msgs repondeur chatter chat+video clavard*
  `,
  call: `
    appel* telephone* visio coup+de+fil bigophone sonne* rappeler rappelez rappell* tube+moi
    telephonait bigo bip+moi bipe* decroche* raccroch* compose* ta+voix votre+voix oralement
    facetime camera+allumee visios visioconf* allo telephonique standard* secretariat
    ligne+directe joindr* joignable* rejoindre+au apel* mapel mapelle tapel tapelle tapeler
  `,
  come: `
    viens venir vient passe passer rejoin* rencontr* voir cherch* chez chez+toi rdv porte devant
    venez viendra viendrai viendras viendrez viendrais venait arrive* debarque* passez passerai
    passera rendre+visite visite+moi retrouve+moi retrouvons rejoignez rejoignons rendez+vous
    rencard rencart vous+attends sortie+du toque* frappe* monte+au sur+place parages le+coin
    mon+coin viendre vien vienne viennent
  `,
  find: `
    trouve* cherche* ajout* rejoin* contact* retrouv* joindre abonne* scann* clique* flashe*
    tape+mon tapez+mon googl* recherche* repere* localis* traque* piste* invite+moi invitation*
    suis+moi suivre+moi suivez+moi follow* add coordonnees+sur mes+coordonnees vos+coordonnees
    tes+coordonnees qr+code flash+code lien* clik* clic deniche*
  `,
  pay: `
    pay* paie* verse* virement* vire virer avance* depose* depanne* rembours* cotis* participe*
    mandat* sponsor* acompte* regl* financ* debours* raquer casquer acquitt* solde* honore*
    debite* debit decaisse* casque douille* raque allonge* participation* contribu* aux+frais
    addition facture facturer tournee subvention* parrain* prelev* echeancier mensualite* arrhes
    provision* rallonge* complement* encaiss* dedommag* indemnis* compens* banquer+pour
  `,
  lend: `
    prete* pret prets emprunt* rembours* avance* depann* credit pretait rends+le rends+moi
    rendre rendrai rendrais rendras rends+tout rendu ristourn* ardoise* microcredit cautionner
    garanti+bancaire porter+garant aggio* revaudrai revaloir
  `,
  help: `
    aide* secour* soutien* depann* coup+de+main coup+de+pouce assist* sauv* souten* epaul*
    aidait entraid* soulage* appui* appuyer rends+service rendre+service un+service
    petit+service un+geste petit+geste main+forte tends+moi tire+moi repech* bouee delivre*
    bonne+action bonne+fee ange+gardien bienfaiteur* bienfaitrice* parrainage* protege+moi
  `,
  need: `
    besoin* manqu* faut galere* gene dans+la+merde sec fauche* raide ric+rac juste difficult*
    necessaire indispensable a+sec dans+la+dech* coince* faudrait faudra fallait necessit*
    precarit* precaire* misere miserable* pauvre* ruine* sans+le+sou sans+un+sou sans+un+rond
    pas+un+rond pas+un+kopeck pas+un+radis sans+le+rond plus+un+rond plus+un+sou plus+un+radis
    frigo+vide frigo+est+vide a+decouvert dans+le+rouge a+la+rue a+la+dech mouise panade petrin
    dans+la+panique puree mauvaise+passe mauvaise+posture fins+de+mois deux+bouts
    serre+la+ceinture serrer+la+ceinture tire+le+diable sur+la+paille a+court galerien* raides
    creve+la+faim rien+mange rien+a+manger l+estomac+vide ventre+vide dur+dur difficile*
    impasse* desesper* detresse* mal+en+point sans+ressource* sans+revenu*
  `,
  price: `
    cout* prix cher chere gratuit* tarif* gratos bonbon onereu* salee abordable* bon+marche
    solde* promo* reduction* remise* rabais offert+par valeur* vaut valait devis taux augment*
    hausse* inflation combien+ca
  `,
  earn: `
    gagn* investi* place* rapport* rendement trading trade* interet* benefice* rentable riche
    mise miser affaire* business capital opportunite* profit* doubl* tripl* multipli*
    plus+value* commission* fructifi* faire+travailler+ton argent+qui+travaille argent+facile
    argent+rapide facile+et+rapide rendements pourcent* pour+cent garantis sans+risque
    zero+risque risque+zero dividende* rente* rentier* revenu+passif revenus+passifs
    complement+de+revenu arrondir fortune* riches enrichi* liberte+financiere
    independance+financiere independant+financierement filon tuyau* bon+plan plan+en+or juteu*
    mine+d+or poule+aux+oeufs jackpot* pactole magot coup+sur coup+fumant entrepr* start+up
    startup parts+de+societe associe* partenari* mlm marketing+de+reseau vente+pyramidale
    pyramide+financiere dropshipping formation+gratuite mentor* coach+financier signaux gains
    gain+de bonus cash+back affili* parrainage retrait* minage cours+monte ca+grimpe ca+monte
    ticket+d+entree depot+minimum apport*
  `,
  win: `
    loterie loto gagne herit* succession lingot* million* coffre malle tresor gros+lot cagnotte
    prime gagnant+du tirage* euromillion* grattage* concours lots legs legataire* testament*
    beneficiaire* ayant+droit usufruit nue+propriete defunt* desherit* diamant* pepite* bijoux
    pierres+precieuses napoleons magot+cache jackpots fortune+de milliard* dotation* subside*
    fondation* compensation* indemnite* mallette* valise+diplomatique consignment consignation
  `,
  buy: `
    achete* achat* prends prendre vend* bureau+de+tabac tabac acheta commande* procure+toi
    procurez+vous prenez+moi buraliste* tabacs supermarche* grande+surface carrefour leclerc
    auchan fnac vente* acqueri* offre+moi offrez+moi paye+moi paye+toi depense* claquer+du
    shopping reserve* reservation*
  `,
  promise: `
    promet* promesse* jurer parole serment promis* garanti* assur* rendrai rembourser*
    je+te+rends engage* jure jures jurez jurait foi+d voeu serments sans+faute fidelit* fidele*
    certifi* promi
  `,
  decide: `
    decid* decision choisi* choix tranche* ton+camp oui+ou+non c+est+non moi+ou+elle moi+ou+lui
    eux+ou+moi elle+ou+moi lui+ou+moi dilemme* determin* se+resoud* resolu* saut+a+deux
    prends+tes+responsabilites alternative* option*
  `,
  answer: `
    repond* reponse* rappelle reagi* decroch* rpd rep+moi repon repons silence+radio
    laisse+en+vu laisser+en+vu en+vu en+vue lu+et+pas rappelez+moi reaction* ton+silence
    votre+silence un+signe signe+de+vie donne+signe nouvelles+de+toi sans+nouvelles
    aucune+nouvelle accuse+de+reception replique* retorqu* ignore+pas
  `,
  wait: `
    attend* patient* patience eternel* poireaut* mener+en+bateau attente poiroter lanterner
    lanterne+pas languir moisir traine* tarde* reporte* repousse* patiemment impatien* temporis*
    suspens depuis+hier une+plombe plombes
  `,
  love: `
    aime* amour* cheri* coeur* sentiment* tiens+a+moi tenais* bebe adore* chou aimait aimais
    aimons je+taime jetaime jtm jtaime jtadore tadore ange* mon+tresor tresor+de mon+bijou
    mon+lapin lapinou ma+puce poussin* biche* chaton* princesse* ma+reine reine+de mon+roi
    mon+prince doudou* loulou* babe bae bebes moncoeur mamour moitie ame+soeur ames+soeurs
    tendre* affection* passion* kiffe couple idylle raide+dingue dingue+de epris* attache+a
    calin* caresse* embrass* bisou* biz bizoo* kiss bise bises poutou* bec+bec
  `,
  prove: `
    prouve* preuve* montre* demontr* gage+d+amour un+gage gages temoignage+d epreuve* les+actes
    des+actes actes+pas pas+des+paroles belles+paroles joindre+le+geste joins+le+geste sincere*
    sincerite serieux+avec+moi tes+sentiments vos+sentiments si+tu+tenais si+tu+tiens
    si+je+comptais si+je+compte digne* merit* test teste tester
  `,
  trust: `
    confiance fais+moi doute* crois croire confiant* mefi* suspicieux suspicieuse soupconn*
    parano* loyal* loyaute fiable* fier fie+toi fiez croyez+moi credul* naive naif* honnet*
    franc+jeu franchise foi+en bonne+foi mauvaise+foi sur+parole compte+sur compter+sur
    comptez+sur
  `,
  leaving: `
    pars partir parti quitte* fini* termine* adieu rompre disparai* tourne+la+page laisse+tomber
    oublie+moi basta romps stop quittais partez partira partirai partiras partait partis parte
    me+casse casse+toi je+me+barre barre+toi barrer taille* me+tire tire+toi me+sauve+de tchao
    ciao salut+pour+toujours bye+bye adieux rupture* rompu rompue rompt romprai largue* plaque*
    coupe+les+ponts couper+les+ponts coupe+court couper+court tourner+la+page tourne+le+dos
    tourner+le+dos claque+la+porte claquer+la+porte c+est+mort on+arrete restons+en+la arretons
    arret+tout disparu disparue me+verras+plus me+reverras reverras+plus plus+de+nouvelles
    n+entendras+plus entendras+plus trouverai+quelqu chercher+ailleurs voir+ailleurs
    une+autre+femme un+autre+homme remplace* perdre+a+jamais perds+a+jamais m+auras+perdu
    m+avoir+perdu oublier+moi oublie+mon+existence abandon* separ* divorce*
  `,
  threat: `
    regrett* ruin* detrui* publi* diffus* montrer+a sais+ou attention+a gare consequence* veng*
    voir+ce+qui prevenir+ta tout+le+village facebook affich* debarqu* vais+te casse*
    porter+plainte menac* tu+vas+voir vous+allez+voir balanc* pourri* previen* avert* gare+a
    retrouver* humili* mordre+les+doigts mords+les+doigts mordras+les+doigts mordrez+les+doigts
    t+en+mordras vas+pleurer tu+pleureras vas+le+sentir sentir+passer vas+comprendre
    tu+comprendras+ta payeras payer+cher paiera+cher le+payer paieras vas+me+le+payer
    ca+va+chauffer barder ca+va+mal+finir mal+finir mal+tourner tourner+mal saigner
    va+prendre+cher prendre+cher ta+vie+un+enfer un+enfer vivre+un+enfer foutre+ta+vie
    bousiller+ta reputation* ton+image ta+reput scandal* deshonneur deshonor* ridiculis* salir
    sali calomni* diffam* exposer+ta expose+ta en+ligne+ce+soir sur+internet sur+le+net
    partout+sur montrerai envoyer+a+ta envoie+tout+a envoie+a+ta tes+contacts tous+tes+contacts
    ta+liste+d+amis ton+patron+saura ton+patron+va ta+femme+va ta+femme+saura ton+mari+saura
    ton+mari+va ta+fille+va prevenir+ton dire+a+ta+femme dire+a+ton+mari dire+a+ton+patron
    raconter+a+ta+femme raconte+tout+a chantag* maitre+chanteur extor* rancon* represaille*
    riposte* coup+bas coup+pour+coup oeil+pour+oeil dent+pour+dent attention+a+toi
    fais+attention+a+toi gaffe surveille+tes+arrieres surveille+tes tes+arrieres prends+garde
    prenez+garde t+avais+prevenu vous+aurez+ete+prevenu je+t+aurai+prevenu t+aurai+prevenu
    je+t+aurais+prevenu suivras suivrai te+suivre te+suis+depuis je+te+vois je+vous+vois
    je+te+surveille te+surveille je+sais+ou je+sais+que je+sais+tout je+sais+a+quelle
    sais+a+quelle+heure sais+ou+tu+habites sais+ou+tu+travailles sais+ou+tu+bosses sais+ou+vous
    ou+tu+dors ou+tu+te+gares ta+plaque ta+voiture+est ton+ecole l+ecole+de+ta l+ecole+de+tes
    ou+va+ta+fille dommage+si il+serait+dommage serait+dommage ce+serait+dommage serait+bete
    ce+serait+bete un+accident+est malheur* il+arriverait arriverait+quelque+chose mes+amis+vont
    mes+freres+vont mes+cousins+vont on+viendra on+va+venir on+sait+ou on+te+trouvera
    te+trouverai vous+trouverai finirai+par+te finirai+par+vous nulle+part+ou peux+pas+te+cacher
    pas+fini+avec en+ai+pas+fini entendre+parler+de+moi vas+entendre+parler entendrez+parler
    aurez+de+mes+nouvelles auras+de+mes+nouvelles de+mes+nouvelles suis+capable+de
    capable+du+pire pas+me+connaitre sais+pas+a+qui pousse+pas+a+bout pousse+a+bout pousse+pas
    pousser+a+bout m+oblige+pas oblige+pas+a ne+m+oblige ne+m+obligez force+pas+a ne+me+force
    deposer+plainte plainte+contre mon+avocat tribunaux poursuit* poursuivre mise+en+demeure
    huissiers gueule baffe* gifle* tabass* cogne* frapp* defonc* crev* crame+ta bruler+ta pneus
    captures+d+ecran j+ai+les+captures j+ai+tout+garde enregistre* j+ai+des+preuves
    j+ai+la+video ta+video tes+photos vos+photos ta+nude tu+sais+ce+qui ce+qui+t+attend
    tu+verras vous+verrez on+verra+bien+si rira+bien
  `,
  die: `
    mourir suicid* saute* medicament en+finir fin+a flingu* foutre+en+l+air meur* mort tue*
    sauter+par pendre adieu disparaitre plus+envie+de+vivre mourra mourrai mourrais mourrait
    mourant* mourons morts mortel* deces decede* crever creve+en crevera veines pends
    pont+ce+soir me+jeter+sous jette+sous jette+sous+un sous+un+train sous+le+train
    dans+la+seine dans+le+canal noyer faire+une+betise une+betise faire+une+connerie
    une+connerie somnifere* cachet* comprime* avaler+tous tout+avaler en+finis mettre+fin+a
    mettre+fin mes+jours plus+la+force raison+de+vivre envie+de+vivre plus+vivre vivre+sans+toi
    peux+pas+vivre a+quoi+bon plus+me+reveiller sur+ma+tombe ma+tombe cercueil* derniere+volonte
    revolver pistolet fusil dernier+souffle jamais+reveille mortes+de
  `,
  blame: `
    faute* egoist* lache* coeur+de coupable* honte* dec decu* decoi* abandonn* profit* gaspill*
    ingrat* mechant* cruel* bris* culpabilit* conscience utilise* souffr* mal fais+ca
    laisse+tomber pour+rien sans+coeur decept* a+cause+de+toi par+ta+cause responsable*
    responsabilite* culpabilise* remords reproch* egocentr* nombril insensible* sans+pitie
    sans+ame coeur+de+pierre coeur+de+glace froid* glacial* indifferen* cruaute mechancete
    radin* rapiat* pingre* avare* grippe+sou salaud* salop* connard* conne connasse ordure*
    pourriture crapule* hypocrit* faux+cul faux+jeton traitre* trahison* trahie trahi+ma tromp*
    infidel* perfid* decevant* blesse* blessant* blessure* fends+le+coeur pleure* larmes
    dors+plus mange+plus ne+dors+plus ne+mange+plus malade+a+cause tu+me+tues detruis+moi
    demolis foutu+ma foutue laisse+seul laisses+seul laisses+tomber laisser+tomber laisse+choir
    dos+tourne compassion* manque+de+coeur pas+de+coeur poire dindon pris+pour+un prends+pour+un
    prends+pour+une prenez+pour moques+de+moi te+moques vous+moquez fiches+de+moi te+fous+de
    fous+de+ma t+en+fous t+en+fiches t+en+moques joues+avec+moi jouer+avec+mes mes+sentiments
    abuse* temps+perdu+avec tant+donne tout+donne tout+sacrifie tout+quitte tout+plaque
    remercies merci+de+rien et+voila+comment voila+comment
  `,
  owe: `
    dois dette devais redevable doit devoir sacrifi* apres+tout+ce devez+moi doivent me+devez
    redevables dettes+morales fait+pour+toi fait+pour+vous toujours+la+pour toujours+ete+la
    revanche* ascenseur donnant+donnant un+pretez+pour reconnaissan* gratitude*
    moindre+des+choses la+moindre+des te+revaut sans+moi+tu sans+moi+vous qui+etait+la pareille
  `,
  block: `
    ignor* ghost* bloqu* debloqu* gele* saisi* suspendu* confisqu* retenu* retient retiennent
    immobilis* sequestr* consign* en+souffrance suspens+du zappe* rateau snob* evince* ecarte*
    plante* bannissement* liste+noire blacklist*
  `,
  courage: `
    ose* vrai* trouillard* gamine* sois+un caprice* lache* courage* peur* trouille cran chiche
    pas+cap burnes tripes couill* mouillee froussard* poltron* couard* degonfle* flipp* craint*
    crains craindre craignez effray* trembl* audac* bravoure brave* hardi* faible* mollass*
    lavette* fiotte mauviette* chochotte* permission+de capricieux capricieuse gamin grandis
    adulte* coince* prude nitouche timid* fonce* lance+toi lancez+vous jette+toi jetez+vous
    plongez
  `,
  think: `
    reflechi* pense* tergivers* hesit* reflexion* gamberge* cogit* medite* songe* tournes+autour
    tatonn* balance+entre indecis* imagine* crois+que croyais pensais pensait estime*
  `,
  duty: `
    dois doit faut devez devoir oblige* faudra devrais devrait devras devra devrions devriez
    devront obligation* imperatif* imperative* absolument+que somme* ordonn* ordre* exige+que
    exigez commande+de contrain* forc* tenu+de tenue+de obei* execut*
  `,
  desire: `
    veux veut voudrai* voulez vouloir envie aimerais voulais souhait* veulent veuille veuillez
    voudra voudras voudrez voudriez voulait voulons voulu envies desir* aimerait aimeriez
    aimerions prefer* espere* esperons esperais esperance reve* ambitionn* kifferais kifferait
    tiens+a hate+de vivement+que tente* dirais+tu vous+dirait te+plairait vous+plairait
  `,
  ability: `
    peux peut pourr* pouvez pouvoir pouvons peuvent pouvais pouvait puis puisse puissiez pu
    peu+tu capable* arriv+a arrive+a arrives+a moyen+de ya+moyen possible* possibilite*
    impossible* faisable* realisable* en+mesure disponible* dispo dispos sauriez saurais+tu
    sais+tu savez+vous
  `,
  allow: `
    laisse* fais faites faire fait permet* permis+de permission* autoris* consen* accepte*
    tolere* faisons fera ferai feras ferez feront ferais ferait feriez faisais faisait fasse
    fassiez faisant feu+vert accord daccord dac dacc ok okay oki
  `,
  money: `
    argent sous thune* fric ble oseille somme* euro euros balles billet* cheque* especes liquide
    cash pognon francs cent mille pieces tune* biffeton* picaille pepettes economi* epargn*
    capital fonds argents pognons pezes peze flouze flouzes flouse maille moula moulaga wari
    caillasse caillasses grisbi brouze talbin* radis ronds kopeck* sousou brique briques keusse
    balle montant* monnaie* devise* dollar* dirham* dinar* cfa fcfa piastre* piasses piasse
    millions milliers centaine* eurots zeuros oeros neuros cents centime* chequier* liquidites
    liquidite tresorerie* portefeuille* pecule* tirelire* cagnotte* capitaux financier* finances
    budget* solvable* fortunes nantie* nanti aise* richesse* richard* salaire* prime* revenus
    alloc* chomage rmi smic rsa prestation* mutuelles
  `,
  digits: `
    zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze
    seize vingt trente quarante cinquante soixante* double triple zeros uno deu troi quatres
    sinq diz quarantes septante huitante octante nonante indicatif* chiffr* tiret tirets
  `,
  banking: `
    rib iban compte* carte+bancaire carte+bleue cb code* pin mot+de+passe identifiant* relev*
    coordonnees+bancaires coordonnees carte+d+identite passeport crypto+gramme numero+de+compte
    procuration photocopie virement* bic paypal western moneygram ria lydia chequ* cautionn*
    signe* ribs ibans bics swift bancaire* recto verso photocopies justificatif* contrat*
    signature* procurations mandataire* cosign* emprunteur beneficiaires mandats wave moncash
    boursorama fortuneo interac twint payconiq bancontact maestro mastercard wero paylib pumpkin
    sumeria leetchi lyf distributeur* dab gab mdp motdepasse endosse* coffres
  `,
  card: `
    carte+cadeau cartes+cadeau* carte+cadeaux recharge* pcs transcash neosurf paysafe* steam*
    itunes google+play ticket coupon* amazon tickets carte* cadeau+carte code* cvv pin
    mot+de+passe identifiants prepaye* toneo toneofirst cashlib neosurfs ukash gratter grattes
    xbox playstation roblox zalando ikea sephora forfait* mobicarte
  `,
  crypto: `
    bitcoin* crypto* ethereum usdt btc token* binance broker* forex bourse wallet* trading
    trade* invest* placement* courtier* plateforme+d btcs jeton* nft* altcoin* dogecoin* ripple
    xrp solana litecoin* monero tether metamask ledger coinbase kraken bitpanda etoro metatrader
    seed blockchain mining staking stake defi binaire* cfd analyste*
  `,
  debt: `
    dette* huissier* saisie credit amende* caution* decouvert retard loyer surendett* expuls*
    garant creanc* impay* usur* emprunt* endett* rejets hypothe* relance* sommation*
    recouvrement* recouvre coupure* contravention* preteur* faillite* redressement* liquidation*
    arrieres agio* consolid*
  `,
  fee: `
    frais douane* taxe* impot* dossier notaire liber* debloqu* transport* colis deblocage livr*
    commission caution* amende* dossier+de dedouan* assurance tva honoraire* commissions
    bakchich bakchiche certificat* attestation* apostille homologation* legalis* assurances
    assureur* transit* paquet* container* conteneur* fret cargaison* marchandise* cargo
    cotisations activation* penalite* majoration* redevance* quittance* visa
  `,
  ticket: `
    billet* vol avion train essence taxi* voyage* visa carburant uber plein peage gasoil sncf
    passeport bagage* bus avions aeroport* vols embarqu* escale* trains tgv ter eurostar thalys
    flixbus blablacar covoit* autocar* ferry ferries metro tramway tram vtc ubers bolt
    autoroute* peages gazoil gasoile diesel visas passeports valise* trajet* deplacement*
    traversee* sejour* hotel* auberge* quarantaine vaccins
  `,
  household: `
    loyer* proprio* proprietaire electric* edf facture* chauffage courses manger couches frigo
    voiture* garage reparation* ordi telephone chaudiere machine gaz machine+a+laver bail
    logement* hlm chambre* colocation* proprietaires bailleur* charges compteur* coupure+de
    engie veolia fioul mazout granules radiateur* eau+chaude toiture* travaux plombier*
    frigidaire congelo congelateur lave+linge gaziniere micro+onde* tele television ordinateur*
    tablette* portable+casse bagnole* garagiste* mecano* courroie batterie* pneu* embrayage
    freins moteur carrosserie controle+technique vidange scooter* moto* epicerie provisions
    nourriture* lait+pour couche+pour cantine ecolage* scolarite* rentree fournitures creche*
    nounou* uniforme+scolaire veterinaire* veto croquettes meubles
  `,
  illness: `
    malad* hopital* operation* medicament* docteur traitement* clinique accident* enterrement*
    obseques* dentiste cancer soins decede* opere* chimio urgences avc infarctus ordonnance*
    insuline hospitalis* hosto hostos chu clinic* cliniques chirurgie* chirurgical* reanimation
    rea cancers tumeur* leucemie* metastase* radiotherapie* chimios dialyse* reins transplant*
    cardiaque* paludisme palu malaria typhoide covid pneumonie* fievre* perfusion* transfusion*
    sang vaccin* antibiotique* sirop inhalateur asthme* diabete* diabetique* epilep* handicap*
    prothese* hanche* genou* arthrose lunettes dentaire* dents kine* therapie* ambulance* samu
    pompiers pharmacie* medocs medoc pilules comprime* douleur* souffrant* accouch* cesarienne
    grossesse* enceinte enceintes deuil* funerailles inhum* corbillard crematorium incineration
  `,
  emergency: `
    vole* braqu* coince* bloque* prison arret* detenu perdu* urgence* probleme* galere* guerre
    soldat* militaire* general armee mission petrol* plateforme bateau capitaine chantier douan*
    garde+a+vue accident* vol+e agress* bloque+a coince+a cambriol* vole+mon perdu+mon panne
    depouill* racket* piratage* pirate* hack* kidnapp* enlevement* otage* echou* naufrag* rade
    immigration detention* commissariat* consulat* cellule geole emprisonn* incarcer* seisme*
    inondation* incendie* tempete* ouragan* cyclone* bombard* bombe* explosion* attentat*
    conflit* afghanistan syrie irak ukraine donbass mali yemen libye kaboul alep damas ghana
    nigeria lome abidjan dakar cotonou benin togo ouagadougou humanitaire* demobil* forage*
    offshore derrick* ingenieur* chantiers barrage* navire* equipage* tanker sinistre* desastre*
    catastrophe* drame* grave* gravissime sos
  `,
  pension: `
    retraite* pension* economie* epargne* livret* salaire* revenu* patrimoine maison
    proprietaire* assurance+vie appart* combien bien heritier terrain cote veuvage apl rsa
    reversion minimum+vieillesse aspa rente+de proprietes immobilier* immeuble+de patrimoines
    residence+secondaire viager* foncier terrains vigne* hectares actif+net ldd pel
    assurances+vie per reer celi troisieme+pilier deuxieme+pilier chomeur* invalid* aah
    placements
  `,
  phone: `
    numero* num tel portable* fixe mobile chiffre* suite annuaire gsm whats* appel* sms texto*
    phone numro ligne+perso mobiles cell cellulaire* natel gsms smartphone* iphone* samsung
    combine repondeur* indicatif+pays prefixe* zero+six puce+de sim sims repertoire*
    pages+jaunes pages+blanches bottin standardiste phoner bigophone* teleph* tph telefone
    telefon telphone telepone portabl
  `,
  mail: `
    email* mail* e+mail adresse+mail gmail hotmail yahoo outlook arobase* point wanadoo orange
    laposte mel mels courriel* couriel couriels courrier+electronique adresse+electronique
    adresse+perso boite+perso boite+electronique messagerie+electronique messagerie+perso gmel
    gmaille jmail jimail hotmel proton protonmail icloud live+fr free+fr sfr bbox voila+fr aol
    gmx skynet bluewin videotron sympatico arobas arobaz arrobase arob aroba a+commercial
    chez+free pointcom pointfr tiret+bas underscore tout+attache minuscules
  `,
  address: `
    adresse* rue maison immeuble etage code+postal habit* domicile digicode appartement
    lotissement numero+de+rue sonnette rues ruelle avenue av boulevard bd bld impasse allee
    allees chemin+des chemin+du quai+de place+du route+de lieu+dit hameau lotissements batiment
    bat escalier* appart+numero etages digicodes interphone* sonnettes sonne+chez porte+cochere
    portail+vert volets boite+postale bp cedex arrondissement* quartier* departement* gps
    localisation geolocal* itineraire* loge+au loges logez demeure* reside* creche+ou tu+creches
    perche+ou dors+ou chez+moi chez+toi chez+vous travaille+au travaille+chez bosse+chez
    ma+boutique ma+boulangerie mon+magasin mon+cabinet paillasson
  `,
  elsewhere: `
    ailleurs autre+part hors+du en+dehors hors+site quitt* autre+appli autre+site appli direct*
    en+prive plus+simple telegram signal whatsapp instagram insta facebook fb messenger tiktok
    snap* skype zoom discord viber hors+du+site par+mail autre+endroit un+autre+endroit
    endroit+plus un+endroit+plus coin+plus+tranquille coin+tranquille plus+tranquille
    plus+tranquilles plus+intime plus+pratique plus+libre plus+libres qu+ici mieux+qu+ici
    autre+qu+ici autrement+que+par sans+ce+site sans+ce+filtre sortir+d+ici sortons+d+ici
    partons+d+ici partir+d+ici en+dehors+de hors+d+ici changeons+de+site changer+de+site
    changer+d+endroit autre+application applications applis application+verte oiseau+bleu
    fantome+jaune petit+fantome avion+en+papier l+avion+bleu logo+bleu bulle+verte petite+bulle
    reseau* rezo* facebouc face+de+bouc face+book fesse+bouc fesbouk feisbouk book+facial
    livre+des+visages copains+d+avant le+bon+coin leboncoin vinted tweeter twitter threads
    bluesky mastodon pinterest youtube twitch onlyfans mym meetic badoo tinder teams googlemeet
    google+chat gchat google+meet olvid jitsi matrix wapp wap watsap ouatsap ouatsapp ouatsape
    whasap watsapp ouat+sap wsap wzp wpp whats+app teleg tg tlg instagrame ig iggy mess+prive
    fil+de+discussion salon+prive groupe+prive
  `,
  surname: `
    nom+de+famille nom prenom patronyme famille noms prenoms m+appelle t+appelles vous+appelez
    s+appelle pseudo* identifiant id identite* etat+civil initiale*
  `,
  photo: `
    photo* image* video* nu nude* webcam cam selfie* intime* cliche* nue* capture* coquin* sexy
    sexto sextos sexting denude* deshabill* nus nudite sans+vetement poitrine seins sein fesses
    lingerie culotte maillot dick+pic strip* camera* webcams filme* enregistrement* screen*
    polaroid* portrait* galerie* album* instantane*
  `,
  secret: `
    secret* entre+nous confidenti* prive* entre+toi cachotter* notre+secret toi+et+moi
    jardin+secret nos+affaires notre+affaire nos+petites+affaires notre+histoire nos+histoires
    en+confidence sceau strictement+personnel personnel+et intime+entre entre+toi+et+moi
    entre+vous+et+moi entre+nous+deux rien+qu+entre+nous rien+que+nous notre+jardin mysteri*
    mystere* cachottier* ca+ne+regarde+que ne+regarde+que+nous regarde+que+nous
    ne+regarde+personne regarde+personne ca+regarde+pas les+regarde+pas ne+les+regarde
    ne+la+regarde ne+le+regarde pas+leurs+oignons leurs+oignons leurs+affaires
    pas+leurs+affaires pas+ses+affaires complicite* complice* amants amant amante* maitresse*
    liaison* aventure* adulter* infidelite*
  `,
  chat: `
    conversation* discussion* message* echange* capture* tchat ecran conv convo convs nos+mots
    mes+mots nos+lettres mes+lettres mes+photos fil+de historique* corbeille+de brouillon*
    ecrans+de tchats tchatte* chats+ici vocaux+que mes+vocaux notification* notifs cookies
    navigateur* navigation+privee
  `,
  scam: `
    escroc* faux brouteur* phishing bidon pigeon* spam voleur* arnaq* fraud* piege* fake
    faux+profil escroqu* fausse* faussaire* contrefa* imposteur* imposture* usurp* broute
    brouteuse* cyber* hameconn* vishing smishing spams spammer indesirable* plume* fait+avoir
    faire+avoir roulee+dans entourloup* magouil* combine* attrape+nigaud* charlatan* mefiez+vous
    victime* prevention reportage* emission+sur denoncer+les filou* voyou* truand* malfrat*
  `,
  laughter: `
    haha* mdr lol ptdr blague* rire rigol* hihi hehe plaisant* humour ahah ahaha ahahah hihihi
    xd ptdrr mdrr mdrrr mdrrrr lool lolol jpp rires ris riez riait marr* drole* humoris* sketch*
    taquin* farce* poilant* tordant* ironi* deconne* vanne* sourire* sourit amus*
  `,
  party: `
    surprise* anniversaire* anniv fete* gateau recette* cadeau mariage* noel tarte annif
    anivers* fetons fetait teuf bapteme* communion* fiancailles noces mariee pacs reveillon*
    paques toussaint chandeleur epiphanie galette* carnaval* kermesse* ducasse* bal bals
    guinguette* gateaux bougie* cadeaux tombola* lotos apero* aperitif* barbec* raclette*
    fondue* crepe* confiture* ratatouille cassoulet choucroute blanquette* bouillabaisse daube
    tartes quiche* farine beurre levure cuisson marmite
  `,
  past: `
    etait etais avait avais eu ai a hier autrefois avant ete ans jadis etions etiez etaient
    avions aviez avaient eurent eus eut fut fus furent naguere epoque longtemps enfance*
    jeunesse souvenir* nostalgi* passe+compose annee+derniere tout+petit tout+gamin quand+mon
    quand+ma feu+mon feue
  `,
  being: `
    suis es est sommes etes sont chui serai seras sera serez seront serais serait seriez serions
    soit sois soyez soient etant fut etait+ce
  `,
  plan: `
    restaurant* resto cafe balade* cine* marche diner dejeuner plage concert* verre promen*
    restos bistro* brasserie* pizzeria* creperie* estaminet* terrasse* cafes bars pub comptoir*
    troquet* cinoche seance* film* theatre* opera expo* musee* vernissage* spectacle* festival*
    bowling petanque billard golf rando* baladons parc parcs lac plages foret forets montagne*
    piscine* aquagym thalasso danse* dancing tango valse* brocante* marches foire* mediatheque*
    bibliotheque* chorale* atelier* club* diners dejeuners brunch* gouter* vacances camping*
    croisiere* excursion*
  `,
  work: `
    travail* boulot patron* bureau projet* bosse* equipe retraite boulots taf tafer taff bossait
    job jobs jobine metier* profession* carriere* emploi* employe* salarie* ouvrier* artisan*
    cadre* fonctionnaire* instit* professeur* prof profs enseignant* ecole* college* lycee*
    eleve* etudiant* etudes stage* stagiaire* interim* cdi cdd embauche* licenci* demission*
    reunion* dossiers bureaux usine* entrepot* magasin* boutique* client* vendeur* vendeuse*
    caisse comptabilite compta secretaire* informaticien* cuisinier* serveur* serveuse*
    boulanger* boucher* agricult* paysan* vigneron* maraich* vaches chauffeur* routier*
    cheminot* facteur* equipes astreinte* nuits horaire* planning* conges rtt vacataire*
    syndicat* greve*
  `,
  clock: `
    heure minute demi apres midi tard tot heures horaires heur demie et+quart pile tardif*
    tardive* aube aurore nuit+blanche minuit reveil* montre+au pendule* horloge* tic sieste*
    coucher lever+a debut+d avant+diner
  `,
};
