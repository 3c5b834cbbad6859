import type { Words } from "./words.ts";

export const fr: Words = {
  sure: "bot, bots, chatbot*, robot, robots, ia, chatgpt, chat gpt, gpt, algorithme, intelligence artificielle, fake, fakes, faux profil, faux compte, fausse, fictif, fictive, chair et en os, chair et os, animatrice*, animateur, moderatrice, moderateur, centre d appel*, call center, programme informatique, vraie femme, vrai homme, vraie personne, vrai profil, etre humain, tu existes, t existe, t existes, vous existez, existez vous, existes tu, trop belle pour, trop beau pour, virtuelle, pour le site, du site, vraie dame, leurre, appat, brouteur*, tu es vraie, t es vraie, es tu vraie, es vrai, tes vrai, tes vraie",
  you: "tu, t, te, toi, ton, ta, tes, vous, votre, vos, votres, tien, tienne, le votre, la votre, es tu, tas, tes, jte, v, vs",
  me: "je, j, me, m, moi, mon, ma, mes, nous, on, notre, nos, jsuis, jparle, jcause",
  be: "es, est, etes, et, suis, suije, sommes, sont, serais, seriez, serait, etait, etais, c est, c, etre, s, ai affaire, as, avez, fais, faites, t, appartenez, appartiens",
  not: "pas, ne, n, jamais, non, aucun*, personne, rien, ni, po",
  or: "ou, ou bien, soit",
  who: "qui, a qui, avec qui, ki, quel, quelle, qui es, quoi, ki es, c est qui, t es qui, t qui, qui etes",
  all: "tous, toutes, tout, tout le monde, chaque, la moitie, moitie, la plupart, beaucoup, les femmes ici, les filles ici, les profils, ici, ces sites, certains, certaines, toute",
  really:
    "vraiment, reellement, bien, au moins, serieusement, franchement, seulement, bel et bien, carrement, juste, par hasard, peut etre, effectivement, simplement, en fait, pour de bon, pour de vrai, en vrai, du tout, vrmt, vraimen",
  real: "vrai, vraie, vrais, vraies, vre, vrei, reel, reelle, reels, reelles, veritable*, authentique*, en vrai, pour de vrai, pour de bon, du vrai, irl, tes vrai, honnete, original*, legitime, naturel*, inscrite, inscrit, membre ordinaire, simple membre, particulier*, normale, normal, reelment, sincere, certifie*",
  human:
    "humain, humaine, humains, humaines, l humain, etre humain, homme ou, chair et en os, chair et os, chair, en os, etre vivant, terrien*, mortel*, quelqu un, qqn, quelquun, kelkun, qq un, quelqun, du monde",
  person:
    "femme, femmes, fille, filles, dame, dames, homme, hommes, mec, mecs, gars, type, bonhomme, monsieur, madame, nana, meuf, gonzesse, personne, personnes, individu, membre*, quelqu un, kelkun, etudiant*, gamin, jeune, vieux, adherent*, abonne*, inscrit*, inscrite, celibataire*, etre, demoiselle",
  alive:
    "vivant*, vis, vivez, vivante, coeur, visage, corps, ame, sang, peau, respire*, respirez, sentiment*, emotion*, ressens, ressentez, dors, dormez, mange*, mangez, circuit*, circuits, pile*, batterie*, recharge*, prise, branche*, debranche*, eteins, eteint, eteindre, ne, nee, signe de vie, pouls, cerveau, amoureux, amoureuse, tomber amoureux",
  exist:
    "existe*, existes, existez, existe, existence, existeriez, existerais, exister, t existe, egziste, exsiste*, exsistes",
  machine:
    "bot, bots, botte, chatbot*, robot*, robots, robo, robotique*, ia, i a, ai, ki, intelligence, artificiel*, chatgpt, chat gpt, gpt*, modele de langage, ordinateur*, ordi, ordis, pc, machine*, programme*, programmee, programmes, informatique*, logiciel*, algorithme*, algo, algos, script*, automate*, automatique*, automatis*, serveur, appareil, systeme, virtuel*, virtuelle*, numerique*, digital*, avatar*, hologramme, siri, alexa, copilot, gemini, genere*, generee*, image de synthese, synthese, repondeur*, processeur*, puce electronique, puces, silicium, silicon, code, captcha, feux, appli, application, android, cyborg, electronique*, turing, conversationnel*, boite vocale, bug*, buggue*, bugg*, bugges, plante, en panne, mise a jour, simulation, simul*, boulons, cable*, terminator, ordinatrice, tournevis, prompt",
  fake: "faux, fausse, fauses, fausses, fo, fake*, faque, feik, fak, faker, fakes, bidon, bidonne*, pipeau, fictif*, fictive*, fiction, invente*, inventee*, inventes, invention*, imaginaire*, imagine*, fabrique*, fabriquee*, factice*, fantome*, leurre*, appat*, mirage, illusion*, reve, chimere*, personnage*, creation, cree*, creee*, marionnette*, pantin*, poupee*, mannequin*, figurant*, prete nom, trop belle pour, trop beau pour, trop parfait*, trop bien pour, trop belle, trop beau, pour etre vrai*, pour etre honnete, mensonge*, mens, menteur, menteuse, mentir, mentez, menti, menti, pretend*, usurp*, imposteur*, imposture*, catfish*, brouteur*, deguise*, masque*, pseudo, profil bidon, maison de poupee, rien de vrai, louche*, deco, decor, vitrine, potemkine, tu sors d ou, arnaque, inexistant*, du flan, flan, mytho*, bluff, vent, du vent, attrape, attrape couillon, attrape nigaud, anime*",
  made: "fait, faite, cree, creee, fabrique*, fabriquee, concu*, construit*, monte*, mis en place, mise en place, genere, mis, pris, mettent, developpe*, donne, donne",
  scam: "arnaqu*, arnaque*, escroc*, escroqu*, escroquerie*, entourloup*, embobin*, bernee, berne*, rouler, roule, roules, pigeon*, pigeonner, vache a lait, pompe*, pomper, sous, fric, pognon, thune, credit*, depens*, depenser, payer, cracher, client*, couillon*, gogo*, naif, naive, idiot, bete, ridicule, mener en bateau, en bateau, tenir la jambe, faire marcher, marche*, dindon, attrap*, piege*, plume*, plumer, profit*, faire payer, manipul*, se moque*, moquez, moques, fous de moi, foutez, gueule, duper, dupe*, duperie",
  profile:
    "profil*, compte*, fiche*, page, annonce, nom, prenom, prenoms, pseudo, identite, appelles, appelez, nommes",
  photo: "photo*, image*, cliche*, selfie*, portrait*, doigt*, retouche*, filtre*, tof, tofs",
  net: "google*, internet, sur le net, du net, volee*, vole, voles, piquee*, pique, piques, catalogue*, mannequin*, modele*, banque d image*, instagram, insta, facebook, pinterest, actrice*, acteur*, porno, influenceu*, recherche inversee, recherche d image*, retrouve*, autre site, autre nom, sous le nom, magazine*, pub, publicite*, redoute, agence*, trouve",
  site: "site*, plateforme*, plate forme, societe*, entreprise*, boite, maison, organisation, compagnie, agence, eux, chez eux, la direction, patron*, conditions, cgu, petits caracteres, petites lignes, gestionnaire, administrateur*, admin, administratrice, portail, appli, ils, structure, service",
  staff:
    "employe*, employee*, salarie*, salariee*, moderat*, modo*, modos, animat*, animatrice*, animateur*, hotesse*, hote, operateur*, operatrice*, agent*, agente, equipe*, staff, personnel, collaborat*, embauch*, embauche*, recrut*, engage*, engagee, mandat*, missionn*, prestataire*, freelance*, interimaire*, contrat*, cdd, cdi, centre d appel*, call center*, call centre, callcenter, plateau, bureau*, bureaux, open space, cybercafe*, teleoperat*, teleconseill*, standardiste*, charge* de clientele, service client*, conseillere*, redact*, redactrice*, scribe*, plume, negre*, professionnel*, pro, pros, du clavier, teletravail, collegue*, chef*, chef de service, superieur*, patronne, equipe de nuit, changement d equipe, releve, remplac*, remplacante, horaires, service, poste, permanence, garde, stagiaire*, formation, formee, consigne*, notes, fiche sur moi, fiches, dossier*, petit carnet, carnet, madagascar, maroc, roumanie, cameroun, cote d ivoire, abidjan, tunisie, maurice, benin, ukraine, pologne, antananarivo, boulot, bosse*, bosses, bossez, taf, comedien*, actrice, complice*, de mèche, de meche, prostitue*, escort*, admin*, rabatteu*, partie de la maison, quelqu un de la maison, larbin",
  pay: "paye*, payee*, paie*, paient, payent, payer, remunere*, remuneree*, remuneration, salaire*, solde, touche*, touches, touchez, gagne*, gagnes, gagnez, commission*, prime*, pourboire*, argent, sous, centime*, centimes, par message, par reponse, au message, a la ligne, a l heure, de l heure, le site te donne, combien, smic, tarif*, interess*, pourcentage*, rapporte, t payer, retribu*, indemnis*",
  work: "travail*, travailles, travaillez, travaille, boulot, job, metier, bosser, bosses, bossez, taf, profession, emploi, gagne pain, professionnel*, tache, mission, activite, gerez, geres",
  team: "plusieurs, plusieur, combien, combien d hommes, combien de mecs, a plusieurs, en meme temps, simultanement, a la fois, a la chaine, quelqu un d autre, une autre, un autre, autre personne, autre femme, la meme personne, la meme, meme femme, meme machine, relaie*, relay*, tour de role, se passent, se refil*, changement, change*, change, differente*, different, contradic*, contredi*, oubli*, oublie, rappelle*, rappelles, souvien*, melang*, confond*, hier, la semaine derniere, d un coup, tout a coup, soudain, style, ton, facon d ecrire, groupe, centaine*, dizaine*, trentaine, vingtaine, toutes les, serie",
  talk: "parle*, parles, parlez, parler, parle, cause*, causer, causez, causerais, discut*, discute, discuter, ecri*, ecris, ecrit, ecrire, ecrivez, ecrive, repon*, repond, reponds, repondre, reponse*, repondez, message*, lis, lit, lisez, lire, tchat*, chat, chatte, chatter, converse*, conversation*, dialogu*, tap*, tape, tapes, tapez, taper, affaire, avoir affaire, echange*, envoi*, draguer, drague, dragu*, seduire, flirt*, communiqu*, texte*, phrase*, contact, papot*, interlocut*, correspond*, en face, fil, allo, confie*, ouvrir mon coeur, raconte*",
  behind:
    "derriere, la derriere, cache*, caches, cachez, cach, bout du fil, au bout, en face, de l autre cote, autre cote, de votre cote, de ton cote, la dedans, clavier*, ecran*, aux commandes, manettes, tire les ficelles, ficelles, y a quelqu un, ya quelqu un, il y a, y a, ya, il y a quelqu un, quelque part, a ta place, a votre place, allo",
  self: "toi meme, vous meme, toi-meme, meme, en personne, personnellement, propre*, ta propre, vos propres, qui tu dis, qui vous dites, celle que, celui que, pretend*, pretends, pretendez, vrai toi, vraie toi, vrai prenom, vrai nom, bien toi, bien vous, c est toi, c est vous, est toi, est vous, la dame de la photo, dit etre, dis etre, dites etre",
  play: "joue*, joues, jouez, jouer, role*, comedie*, theatre*, semblant, faire semblant, fait semblant, fais semblant, cinema, cirque, mascarade, mise en scene, scenario*, reciter, recite*, recites, spectacle, jeu, simule*, divertir, divertissement, amuser, amuse*, distraire, appater, appat*, occuper, faire patienter, tenir compagnie, faire rever, retenir, accrocher, entraineuse*, commerciale, commercial, marketing",
  same: "meme, memes, identique*, pareil*, copie*, copier, colle*, coller, copie colle, copier coller, pre ecrit*, toute faite*, toutes faites, tout fait, toutes pretes, phrase* type*, type, types, standard*, modele*, preenregistre*, enregistre*, pre enregistre*, pre mache*, disque*, disque raye, raye, perroquet*, mot pour mot, par coeur, recit*, texte*, lettre, stereotyp*, banal*, general*, vague*, esquiv*, esquives, evit*, evites, a cote de la plaque, a cote, par une question, jamais a ce que, reponds jamais, repond pas, secondes, seconde, instantan*, immediat*, aussi vite, si vite, trop vite, nuit et jour, jour et nuit, 24h, en pleine nuit, a 3h, trois heures du matin, toujours en ligne, jamais deconnecte*, tu dors jamais, traduc*, traduit*, google trad, sans faute*, faute, fautes, orthographe, jamais une faute, trop bien, parfait*, trop poli*, compliments, a l instant, a peine inscrit",
  prove:
    "prouv*, preuve*, demontr*, montre*, montrez, cite*, citez, donne moi, donnez moi, dis moi un, dis un, ecris le, ecris moi, ecrivez le, tape le, envoie*, envoi*, envoyez, journal, date du jour, papier avec, pancarte, coucou de la main, garanti*, garantir, garantie, assur*, assurer, convain*, convainc*, rassur*, rassure*, comment savoir, comment je sais, comment puis je, comment etre sur, qu est ce qui me dit, qui me dit, qui me prouve, sur que, sure que, verifi*, certifi*, carte d identite, piece d identite, papiers, test*, combien font, 2 plus 2, plus, calcul, capitale, rue, boulanger*, meteo, quel temps, quel jour, quelle heure, quand je te demande, a l envers",
  doubt:
    "doute*, doutes, crois*, croire, croit, croyez, confiance, mefi*, mefie, mefiance, soupcon*, suspect*, louche*, bizarre*, etrange*, chelou, zarbi, pense*, penser, demande*, me demande, impression*, sens bien, sentiment, dirait, on dirait, l air, semble*, sembl*, a se demander, peur, crain*, crains, savoir, sais, sait, sais pas, je sais, voudrais savoir, aimerais savoir, apprendre, dit que, me dit, m a dit, on m a dit, mon fils, ma fille, mon ami, un ami, pote, copain, copine, voisin, beau frere, reportage, tele, emission, article, lu que, entendu, vu que, question bete, question idiote, bete a demander, pardonnez, excuse*, vexe*, ne le prenez pas mal, coincidence, hasard, pari*, parie, jparie, grille*, grille, cramé*, crame*, demasque*, vendu la meche, percer, perce*, capte*, si tu es, si t es, si vous etes, si vous, si t, ai je raison, raison, vrai ou pas, n est ce pas, non, hein, pas vrai, trompe, petit doigt, jen suis sur, suis sur, certain, decu*, flair",
  honest:
    "honnet*, franc, franche*, franchise, franchement, sincer*, sincerement, verite*, la verite, avou*, avoue, avoues, avouez, aveu, admet*, admets, reconn*, nie*, niez, nier, confess*, jure*, jures, jurez, promet*, promets, parole d honneur, main sur le coeur, droit dans les yeux, cartes sur table, sans detour*, tourner autour, entre nous, dis moi, dis le, dites moi, dites le, dites donc, dis, allez, oui ou non, clair, une bonne fois, faut me le dire, droit de savoir, expliqu*, expliquez moi",
  meet: "appel*, appeler, telephone*, telephon*, tel, video*, visio*, cam, webcam, camera, facetime, vocal*, message vocal, voix, note vocale, rencontr*, voir, se voir, rendez vous, rdv, rencontre, croise*, croisais, cafe, excuse*, pretexte*, repouss*, report*, jamais libre, jamais dispo, pres de chez, toujours une raison, en direct, venir, porte",
  they: "il, elle, ils, elles, lui, leur, leurs, son, sa, ses, ca, c, ce, cela, cette, ces, celui, celle",
  interrogative:
    "que, quoi, quel, quelle, quels, quelles, quand, ou, comment, pourquoi, combien, qu",
  modal:
    "peux, peut, pouvez, pourrais, pourriez, veux, veut, voulez, voudrais, dois, doit, devez, faut, vais, va, vas, allez, aimerais, sais, savez",
  conjunction:
    "si, quand, pendant, parce, car, donc, puisque, depuis, avant, apres, lorsque, comme",
  first: "je suis, j ai, jai, j etais, chuis, je vais, mon, ma, mes, j adore, j aime, j avais",
  family:
    "mere, pere, maman, papa, soeur*, frere*, fille, filles, fils, enfant*, petit fils, petite fille, petits enfants, mamie, papi, papy, grand mere, grand pere, tante, oncle, cousin*, niece, neveu, mari, epou*, ex, famille, parents, voisin*, veuf, veuve, gosse*",
  animal:
    "chien*, chat, chats, chatte, cheval, chevaux, oiseau*, poisson*, poule*, lapin*, vache*, mouton*, perroquet, ane, cochon*, animal, animaux, souris, abeille*",
  food: "mange*, manger, cuisin*, soupe*, pain, gateau*, biscuit*, fromage*, viande, patate*, frites, biere*, vin, vins, the, apero, petit dejeuner, dejeuner, diner, souper, delicieu*, legume*, fruit*, pomme*, chocolat*, glace*, sauce, crepe*, tarte*, roti, recette*, resto*, restaurant*, faim, poulet, beurre, pizza, bistrot",
  weather:
    "pluie*, pleut, soleil, froid*, chaud*, temps, meteo, neige*, tempete*, vent, degres, gel, orage*, brouillard, mouille*, chaleur, canicule",
  home: "maison*, cuisine, jardin*, fleur*, plante*, arbre*, fenetre*, toit, porte, lit, canape, chaise*, table, bain, machine a laver, aspirateur, demenag*, appart*, logement, cabane, cave, papier peint, peinture, peindre, rideau*, bois, chambre*, salon, pelouse, gazon, rose, roses, bougie*, bricol*",
  travel:
    "voiture*, bagnole*, velo*, train*, bus, bateau*, avion*, voyage*, vacances, camping*, caravane*, plage*, mer, montagne*, hotel*, conduire, conduit, route*, moto*, scooter, marche, promen*, balade*, rando*, ville, village*, ile*, foret*, parc, gare*, pont, bouchon*, tram, croisiere*",
  sport:
    "foot*, tennis, nage*, natation, piscine*, echecs, cartes, belote, petanque, billard, peche, match*, club*, gagne*, perdu*, rugby, sport*, gym*, courir, course*, puzzle*, loto, bingo, tricot*, hobby*, loisir*, dans*, danser, chorale*, chant*, yoga, mots croises",
  health:
    "medecin*, docteur*, hopital*, dentiste*, dent, dents, dentier, genou*, hanche*, dos, tete, grippe*, rhume, malade*, mal, douleur*, medicament*, pilule*, cachet*, appareil auditif, sonotone, lunettes, operation*, opere*, diabete*, tension, os, kine*, cheveux, coiffeu*, regime, covid, oeil, yeux, jambe*, bras, toux",
  culture:
    "film*, serie*, tele, television, tv, musique*, livre*, lire, radio*, journal, concert*, theatre*, musee*, chanson*, guitare*, piano*, chanteu*, groupe, netflix, emission*, infos, roman*, tableau*, cine*, cinema",
  clothes:
    "manteau*, veste*, robe*, chaussure*, bottes, pantalon*, pull*, chemise*, sac, sacs, cuir, montre, bague*, collier*, bijou*, or, argent, diamant*, fourrure, soutif, lingerie, chapeau*, echarpe, collants, vetement*, fringues, ongles, cils, seins, perruque",
  time: "aujourd hui, hier, demain, soir*, soiree, matin*, apres midi, nuit*, semaine*, week end*, weekend*, mois, an, ans, annee*, dimanche*, lundi*, mardi*, mercredi*, jeudi*, vendredi*, samedi*, tout a l heure, recemment, heure*, noel*, paques, ete, hiver, printemps, automne",
  greeting:
    "bonjour, salut, coucou, hello, bonsoir, bonne nuit, bonne journee, bises, bisou*, cordialement, merci*, svp, s il te plait, s il vous plait, bonne chance, bravo, felicit*, pardon, desole*, au revoir, a bientot, chere, cher, cherie, cheri, mon coeur, bienvenu*",
  adjective:
    "gentil*, sympa*, mignon*, belle*, beau, beaux, joli*, bon, bonne, bien, super, genial*, drole*, rigolo*, magnifique*, dommage, ennu*, occupe*, fatigue*, enerv*, content*, heureu*, envie, calme, petit*, grand*, vieux, vieille, nouveau*, nouvelle*, cher",
  love: "amour*, aime, amoureu*, embrass*, manque*, calin*, levres, sexe*, sexy, nue, nu, caress*, rendez vous, relation*, mari*, mariage, ensemble, reve de, desir*, coeur",
  trade:
    "infirmi*, prof, professeur*, instit*, menuisier*, plombier*, boulang*, boucher*, agriculteur*, fermi*, chauffeur*, mecanicien*, garagiste, police*, gendarme*, avocat*, caisse*, magasin*, usine*, retraite*, benevol*, ecole*, banque*, mairie, peintre*, electricien*, notaire, comptable*",
  object:
    "telephone, portable, ordinateur, ordi, tablette, imprimante, wifi, facture*, euro*, prix, impot*, cle, cles, portefeuille, colis, poste, lettre*, carte*, truc*, chose*, appareil*, pile*, lampe*, tasse*, courses, supermarche, lidl, leclerc, cadeau*",
  bot: "bot, bots, chatbot*, robot*, ia, i a, ai, chatgpt, gpt*, modele de langage, artificiel*, algorithm*, siri, alexa, androide",
  program:
    "programme*, programm*, logiciel*, script*, code, code*, automat*, systeme, repondeur*, genere*, informaticien*, programmeur*, developpeur*",
  power:
    "prise, brancher, branche*, debranch*, recharg*, charg*, batterie*, pile*, courant, electri*, eteign*, eteint, bouton*, redemarr*, reboot*, reset*, mise a jour, plante, plantes, bug*, panne*, huile*, fil, fils, vis, boulon*",
  body: "sang, saign*, chair, respir*, pouls, battement*, peau, corps, transpir*, pleur*, larmes, ressen*, chatouill*, pique*, pinc*, toucher, ame, sentiment*, emotion*, os",
  serial:
    "matricule*, numero de serie, numero d employe, numero de matricule, version*, carte d identite, piece d identite, passeport, permis, acte de naissance, date de naissance, date de fabrication, badge*, code barre*, garantie, made in",
  moderator:
    "moderateur*, moderatrice*, operateur*, operatrice*, animateur*, animatrice*, teleoperat*, hotesse*, tchatteu*, chatteu*, centre d appel*, call center, callcenter, dactylo*, redactrice, redacteur*, ghostwriter, entraineuse*, minitel",
  office:
    "collegue*, chef*, patron*, superieur*, manager, directeur*, bureau*, equipe*, service, de garde, de service, departement, agence*, interim*, contrat*, employeur, employe*, salarie*, personnel, pause, planning, casque, releve, poste",
  wage: "paye*, payer, paie, salaire*, gagne*, remuner*, par message, par reponse, de l heure, par mot, prime*, commission*, smic, arrondir, touches, au message, palpe*, bonus",
  credit:
    "credit*, points, jetons, coins, pieces, pompe*, plumer, vache a lait, abonnement*, recharg*, racket*, depens*, fric, pognon, thune*, sous, faire payer, vider",
  ghost:
    "fantome*, esprit, ombre, reve*, illusion*, air, chimere*, mirage*, conte*, pere noel, lapin de paques, licorne*, sirene, personne, rien, vide*, imagin*, fantasme",
  acting:
    "joue*, jouer, jouez, role*, theatre*, comedi*, acteur*, actrice*, faire semblant, semblant, spectacle*, cinema, cirque, masque*, perruque*, deguis*, poupee*, rideau, oscar*, cesar, marionnett*, facade",
  impostor:
    "homme*, mec, mecs, type*, gars, bonhomme*, barbu*, poilu*, chauve*, gros, vieux, papi, etudiant*, ado*, gamin*, menagere, moustach*, cave, bonhommes",
  others:
    "quelqu un d autre, autre*, differen*, plusieurs, combien, chang*, a tour de role, relai*, chaque fois, en meme temps, a la fois, meme, tour, laquelle, encore une, lequel",
  template:
    "standard*, copi*, coller, colle, copier coller, modele*, gabarit, recit*, apprise*, disque*, cassette, perroquet*, repet*, meme phrase*, memes phrase*, meme message*, meme reponse*, mot pour mot, phrase*, toute faite, toutes faites, generique*, pre ecrit*",
  availability:
    "seconde*, tout de suite, si vite, vite, dans la minute, 24h*, jour et nuit, toujours en ligne, toujours connectee, milieu de la nuit, dors, dormez, dormir, jamais deconnectee, toute la journee",
  contradiction:
    "tu disais, tu as dit, vous disiez, vous avez dit, d abord, oubli*, souvien*, rappel*, retien*, colle pas, tient pas, contredi*, contradict*, soudain, tout a coup, d un coup, differen*, chang*, melang*, confon*, expliqu*, semaine derniere, histoire*, hasard, comme par hasard",
  exposure:
    "grille*, demasque*, pris la main, te vois venir, perce a jour, j ai compris, jeu est fini, fini de jouer, avoue*, tombe pas dans, pas ne de la derniere pluie, pas idiot, pas bete, pas con, bien essaye, a d autres, on ne me la fait pas, arrete ton, gueule, cirque",
  victim:
    "pigeon*, gogo*, couillon*, idiot*, seul*, vieux, veufs, victime*, naif*, credule*, papis, autres hommes, gars comme moi, clients, proie*, nous",
  warning:
    "ami dit, ami m a dit, copain*, pote*, fils dit, fille dit, soeur dit, frere dit, enfants disent, dit que, disent que, lu que, entendu que, parait que, tout le monde dit, avis, a la tele, reportage*, documentaire*, journal, prevenu*, mefie*, forum*, selon, pense que",
  country:
    "inde, philippines, roumanie, ukraine, pologne, afrique, nigeria, ghana, turquie, chypre, malte, etranger, bangladesh, maroc, tunisie, madagascar, russie, russe*, abidjan, cote d ivoire, maurice, benin",
  curiosity:
    "me demande, demande si, curieu*, je veux savoir, veux savoir, voudrais savoir, savoir si, comment savoir, comment je, etre sur*, puis je demander, question bete, question idiote, drole de question, dis moi, dites moi, une question, j aimerais savoir",
  suspicion:
    "soupconn*, suspect*, mefi*, louche*, sens, sent, odeur, bizarre*, etrange*, cloche, quelque chose, intuition, pressentiment, crois pas, croire, doute*, je pense, je crois, je parie, parie, on dirait, l impression, comme un, comme une, ressemble*, air d",
  fear: "peur, espere*, espoir, prie, blesse*, decu*, decept*, briser, pas encore une fois, deja eu, deja arrive, s il te plait, inquiet*, insomni*, honte, ridicule*, bete, idiot, con, seul, panique",
  identity:
    "qui es tu, qui etes, t es qui, vous etes qui, qui ecrit, qui tape, qui est la, qui parle, a qui, avec qui, qu es tu, t es quoi, vraie identite, vrai nom, vrai prenom, t appelles vraiment, appelez vraiment, qui tu es, qui vous etes, ai je l honneur, y a quelqu un, quelqu un, qui se cache",
  presence:
    "vraiment la, bien la, es tu la, quelqu un derriere, derriere l ecran, derriere ce, derriere cette, derriere, autre cote, bout du fil, clavier, ecran, en face, lis ca, lit ca, lisez",
  perfection:
    "trop belle, trop beau, trop parfait*, trop bien, trop gentil*, trop jeune, si belle, parfait*, sans faute, incroyable*, pourquoi moi, quelqu un comme moi, une femme comme, femme comme toi, fille comme toi, belle femme, mannequin*, barbie, modele",
  creation:
    "usine*, projet*, construi*, fabriqu*, cree, creee, concu*, develop*, invent*, assembl*, labo*, produit*, creation*, createur*, qui t a, experience*, cobaye*",
  picture:
    "vole*, volee*, piquee*, empruntee*, quelqu un d autre, brochure*, prospectus, magazine*, catalogue*, pub, publicite*, google*, recherche inversee, retrouve*, instagram*, insta, facebook*, pinterest, sur internet, du net, retouch*, photoshop*, photo ia, doigts, toi sur la, vous sur la",
  evidence:
    "preuve*, prouv*, selfie*, papier, journal, pouce*, coucou a la camera, mon prenom sur, mon nom sur, appel video, visio*, facetime, cam, webcam, message vocal, vocal, ta voix, votre voix, entendre, captcha, feu rouge, feux, calcul, capitale, test, tester, question piege, quel jour",
};
