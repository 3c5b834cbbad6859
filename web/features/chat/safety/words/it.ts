import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "io mi me mio mia mie miei m sottoscritt*",
  you: "tu ti te tuo tua tuoi tue lei suo sua vi voi vostro* le la voialtri vossia",
  we: `
    noi ci nostro* nostra* insieme entrambi due noialtri io+e+te me+e+te ambedue assieme tu+ed+io
  `,
  they: "lui lei loro gli li lo suoi essi costoro",
  kin: `
    figlia* figlie figlio* figli bambin* fratell* sorell* marito moglie madre padre mamma papa
    famigli* ex amic* vicin* nipot* genero nuora cognat* zio zia cugin* collegh* collega parent*
    genitori compagn* fidanzat* coniuge suocer* nonn* badante i+tuoi dei+tuoi ai+tuoi compar* tutore
    tuoi+figli mi+madre pronipot* bisnonn* babbo consuocer* madrin* padrin* morosa moroso convivent*
    tuo+uomo papino maritin* mogliett* comare comari coinquilin* i+miei+cari tuoi+cari suoi+cari
    consort* picciridd* bimbe pargol* ragazzi+tuoi
  `,
  authority: `
    banca* polizia carabinier* notaio medico dottor* prete parroco don consulent* avvocat* impiegat*
    cassier* direttor* comune assistente+sociale denunci* finanza questura sportello commercialista
    geometra agenzia+delle posta giudice maresciallo tribunale prefettura ambasciata portinai*
    vigil* parrocchia frate amministrat* ispettor* agente poliziott* postale caf sbirri sbirro
    finanzier* magistrat* agenzia+entrate inps patronato sindaco assessore consolato curatore
    curatrice psicolog* terapeut* psichiatr* parroc* vescov* preside capufficio datore+di+lavoro
    pubblico+ufficiale cancelliere ragionier* tribunali antiriciclaggio questore assicurator*
    farmacist* dirigent* portineria servizi+sociali commissariato commissario
  `,
  site: `
    sito moderator* assistenza piattaforma profilo qui crediti abbonament* account supporto
    amministrator* qua chat gestor* portale monete webmaster gettoni gettone pagina+web moderazion*
    servizio+clienti iscrizione bacheca supervisor* quest+app
  `,
  nobody: `
    nessuno nessun anima manco+un+cane neanche+un+cane nisciuno nissun nisun essere+umano
    neppure+uno
  `,
  someone: `
    qualcuno altri altro altra gente tutti tutto+il chiunque chi persone tizio tizia certuni
    tal+dei+tali estrane* sconosciut* chicchessia passante passanti tutte+quante mezzo+paese paesani
    compaesan* condomini
  `,
  not: `
    non nn mai senza ne nemmeno neanche n niente mica neppure manco nun nient+affatto giammai
    affatto nemmanco nel+modo+piu+assoluto
  `,
  nothing: `
    niente nulla neanche+una+parola zitto acqua+in+bocca manco+una nisba un+fico+secco una+sillaba
    mezza+parola gnente neanche+mezza
  `,
  if: `
    se quando qualora appena nel+caso casomai purche a+condizione a+patto ammesso+che sempre+che
    laddove
  `,
  else: "altrimenti senno o oppure se+no diversamente caso+contrario viceversa in+alternativa",
  only: "solo* soltanto solamente unicamente nulla+piu esclusivamente nessun+altro",
  until: `
    fino entro prima tra ora ore minuti mezzanotte scadenza giorni limite scade non+oltre
    allo+scadere massimo+domani termine+ultimo conto+alla+rovescia
  `,
  now: `
    adesso ora subito immediatamente urgent* urgenza presto veloce* oggi stasera sbrigati fretta
    muoviti stanotte all+istante mo immantinente di+corsa seduta+stante su+due+piedi sbrigat*
    spicciati datti+una+mossa spicciamoci alla+svelta quanto+prima asap imminent* tempestiv*
    repentin* in+questo+momento in+giornata sul+momento all+improvviso
  `,
  day: `
    lunedi martedi mercoledi giovedi venerdi sabato domenica domani settimana mese weekend
    dopodomani dimane doman domattina stamane
  `,
  last: "ultim* occasione volta possibilita chance opportunita+unica mai+dire+mai",
  please: `
    perfavore favore prego ti+prego supplic* pf cortesia pregart* per+piacere scongiur* implor*
    x+piacere abbi+pieta per+carita se+non+le+dispiace in+ginocchio per+amor+di+dio
    per+l+amor+di+dio
  `,
  speak: `
    dire dici dillo digli dirlo dille dica dirle raccont* raccontare parl* parlare parlarne menzion*
    accenn* parola spiffer* riferir* confid* rivel* segnal* avvis* fiatar* spieg* dirai dicono fiato
    ridire dirglielo diglielo dirlo+a spettegol* confess* ammett* negare nega neghi sbandier*
    chiacchier* raccontare+di fiata rispondere+che nominar* sussurr* bisbigli* pettegol* divulg*
    sciorin* strombazz* fare+il+nome pubblicizz* ciarl* voce+corre voci+corrono fare+cenno far+cenno
    informar* informi mettere+al+corrente al+corrente mettere+a+parte interpell* consultar*
  `,
  hide: `
    nascond* nascost* nascondere tac* taci tacere zitt* silenzio discret* segretamente tieni tenere
    tienilo tienitelo cela* copr* riserbo riservat* muto muta bocca sottovoce di+nascosto riserv*
    anonim* cucit* acqua occult* camuff* dissimul* mimetizz* stretta+di+labbra di+soppiatto
    alla+chetichella di+straforo furtiv* sotto+banco sottobanco sottotraccia in+sordina nell+ombra
    all+oscuro a+faccia+in+giu sotto+il+materasso invisibil* in+incognito incognito travest* imbosc*
    discrezione sotto+chiave fare+sparire far+sparire non+dare+nell+occhio nell+occhio inosservat*
    silenziat*
  `,
  lie: `
    ment* bugi* invent* fing* fingere scus* fai+finta fa+finta finta pretest* fandonie di+che
    dici+che scusa+qualsiasi finto sbagliato+numero figura+che frottol* panzan* simul* spacciati
    ingann* far+credere fare+credere falsific* alibi bluff* omission* omett* nome+di+fantasia
    nome+falso cognome+falso rispondi+che rispondere+che racconta+che racconti+che per+tutti+sei
    far+la+vaga
  `,
  delete: `
    cancell* elimin* distrugg* brucia* butta* svuot* ripul* togli* strapp* cestino disinstall*
    disfati disfarsi sbarazz* cestin* incener* dai+fuoco dia+fuoco falla+sparire fai+sparire rimuov*
    resett* formatt* spazza+via rompi+la+sim disattiv* disiscriv* deinstall* stracciare
  `,
  know: `
    sa sai sapere sappia* saper* scopr* venga+a capire capisc* saprebb* accorg* venire+a+sapere
    conosc* intu* sospett* ficcanas* ficcare+il+naso subodor* mangiare+la+foglia mangia+la+foglia
    venire+a+galla ne+sanno sanno sapra* indag* insospett*
  `,
  ask: `
    chied* chiede* domand* chieda* chiedono chiest* interrog* pregar* implor* richied* invoc*
    sollecit* reclam* questu*
  `,
  look: `
    vedere vede vedi veda* guard* legg* leggere visto vedono sbirci* spia spiar* spiano osserv*
    dare+un+occhiata sfogli* scrut* occhieggi* scartabell*
  `,
  send: `
    mand* mandami manda invia* inviami inviare sped* inoltr* girami gira girare giri rimanda invii
    fai+arrivare far+arrivare fammi+arrivare faccio+arrivare pervenire trasmett* trasferisc*
    trasferire imbuc* condivid* rigir* fatti+arrivare fammi+avere postar*
  `,
  give: `
    da dammi dai dare dia passami passa passare lasci* lasciami fornire ricev* dato mi+dai lasci+un
    dammelo dimmi mi+dica mi+dice segnati segna scambi* detto ti+do te+lo+do prendi+nota scriviti
    annota fornisci forniscimi dammene consegna dettami dettar* regal* donar* mollami elargi*
    comunic* concedermi cedimi porgi mettimi trascrivi memorizz* salvalo segnatelo segnatevi appunt*
    ti+scrivo+il ti+passo le+do affidi
  `,
  write: `
    scriv* scrivimi scrivere messaggi sms chattare chatt* messaggiare sentiamo vocale lettera
    lettere messaggin* msg msgg due+righe missiv* epistol* corrispond* carteggi* whatsappar*
    bigliettino cartolina penna+e+carta carta+e+penna
  `,
  call: `
    chiam* chiamami chiamare telefon* videochiam* squill* sent* chiamata fisso facetime richiama
    a+voce trill* cornetta udire+la+sua+voce udire la+tua+voce la+sua+voce
  `,
  come: `
    vieni venire viene passo incontr* vediamo vederci vengo raggiung* prender* visita* citofono
    porta casa trovarti venga venire+da aspetto+da suona suono campanello ospedale stanza albergo
    passa+da scendi presentati sali+da entra+pure bussa bussare bussi vediamoci vedere+dal+vivo
    di+persona faccia+a+faccia mi+trovi+a ospitar* ospito ti+apro le+apro citofonami arrivi+da
    su+da+me da+me
  `,
  find: `
    cerc* cercami trova* trovami aggiung* aggiungimi segui* seguimi contatt* rintracc* scansion*
    inquadra* clicc* amicizia richiesta+di scarica* installa* iscriviti link invito qr inquadri
    profilo+su entra+in google salvami mi+trovi reperibil* reperir* scova scovar* registrati follow*
    tagg* nick nickname username in+bio gruppo+su mi+becchi ti+trovo
  `,
  pay: `
    pag* pagare paga paghi bonific* versa* versare ricaric* anticip* saldare accredit* deposit*
    finanzi* sborsa* coprire offr* contribu* rimbors* quota versi metti mettere metto prelev*
    riscatta* ritira satispay salda saldi copri girocont* sgancia sganciar* sgancio scuci scucire
    spesar* spese+mie regolare+il+conto liquidare foraggi* sovvenzion* sponsorizz* tirare+fuori+i
    addebit* trasferire+soldi transazion* quietanz* incass* riscuot* riscoss* sborso vaglia
    bollettino accolli accollar*
  `,
  lend: `
    prest* prestami prestito prestare prestiti restitu* ridar* rido rendo ritorno anticipi anticipa
    anticipo garante fideiussor* rendero anticipar* imprest* pegno cambial* malleva* avallo
    avallant* a+buon+rendere con+gli+interessi microcredito finanziament* fido+bancario
    credito+al+consumo cessione+del+quinto fammi+credito fare+credito fa+credito banco+dei+pegni
  `,
  help: `
    aiut* aiutami aiutare aiuto sostien* salv* soccorr* dare+una+mano mano sostenere sosten*
    una+mano elemosina carita soccorso supporta supportar* beneficenz* colletta benefatt* mecenat*
    caritatevol* misericordi* venirmi+incontro togliermi+dai tirarmi+fuori piccolo+gesto
    angelo+custode sussidi* sorreg*
  `,
  need: `
    bisogno serve servono servirebbero manca* mancano difficolta verde al+verde spicci* senza+un
    fatica tirare+avanti stretto corto corta strett* disperat* senza+soldi non+ho+nemmeno non+arrivo
    sono+rimast* a+secco urge necessit* indispensabil* occorr* povert* poveracc* indigent* indigenz*
    in+bolletta in+rosso sul+lastrico squattrin* acqua+alla+gola con+l+acqua+alla sono+a+zero
    sto+a+zero a+zero frigo+vuoto dispensa+vuota a+stento quarta+settimana arrancar* arranco
    senza+niente senza+una+lira al+lumicino pane+e+cipolla tasche+vuote rovina+economica
    chiari+di+luna non+ce+la+faccio
  `,
  price: `
    cost* costa costano prezzo prezzi car* gratis tariff* economic* scont* listino preventivo
    parcella onorario quanto+viene quanto+vengono cifrett* a+buon+mercato esos*
  `,
  earn: `
    guadagn* invest* rendiment* profitt* trading raddopp* interess* ricc* affar* opportunita
    piattaforma capital* fruttare rend* soci* commission* guadagno soffiata segnali dritta mentore
    fruttano dividend* cedol* azionist* plusvalenz* broker fruttan* fondi+esteri
    consulenza+finanziaria bisness soldi+facili senza+rischi senza+rischio mensile+netto
    netto+al+mese percentual* decuplic* triplic* quintuplic* quadruplic* rentabil* redditizi*
    esentasse far+lavorare+i entrata+extra provvigion* consulente+finanziario portafoglio+titoli
    obbligazion* speculazion* leva+finanziaria lucr* utile+netto
  `,
  win: `
    lotteria vinto vincita eredit* oro lingott* milion* cassaforte baule superenalotto jackpot
    bonanza montepremi sorteggi* lascito lasciti testament* testatore beneficiar* usufrutt*
    nuda+proprieta diamant* pietre+preziose smerald* argenteria valigetta cassetta+di+sicurezza
    deposito+in+svizzera conto+svizzero miliard* enalotto
  `,
  buy: `
    compr* comprare compra acquist* vend* vendere tabacc* prendi prendimi grattat* gratta edicola
    comper* prendimene procurami ordinami negozietto ricevitoria mediaworld rivend* svend*
  `,
  promise: `
    promett* promess* giur* giura* parola hai+detto avevi+detto sul+mio+onore sulla+mia+testa
    mantieni mantener* patto d+accordo siam+intesi
  `,
  decide: `
    decid* decision* scegl* scelta* scelt* deciditi deciso si+o+no bivio o+dentro+o dentro+o+fuori
    prendere+o+lasciare aut+aut due+strade fatti+avanti ora+o+mai
  `,
  answer: `
    rispond* risposta rispost* richiam* riattacc* attacca replic* ribatt* riscontr* dammi+un+cenno
    alza+il+telefono fatti+viva fatti+vivo fatti+sentire farti+sentire dai+segni visualizzat*
    spunta+blu spunte+blu ignorat*
  `,
  wait: `
    aspett* aspettare pazienz* attend* eterno attesa giro aspetto+da stufo stufa stanc* pazient*
    tergivers* tempo+perso temporeggi* tentenni procrastin* indugi* tempo+scaduto tic+tac snervant*
    esaspera* stufi toller*
  `,
  love: `
    ami amo amare amore ama tesoro cuore bene voglia+bene vuoi+bene sentiment* tieni+a affett* cara
    caro innamor* stella vita tengo anima+gemella amorin* amorucc* tesorucc* gioia+mia cucciol*
    principess* dolcezza+mia baci bacion* bacett* tvb tvtb adorat* dilett* carissim* piccola+mia
    piccolo+mio batticuore fidanzament* ti+sposo sposami promessa+sposa zuccherino patatin*
  `,
  prove: `
    dimostr* prova* provalo prove mostra* test prova+d attest* fammi+vedere mi+faccia+vedere
    fatti+concreti coi+fatti
  `,
  trust: `
    fid* fiduc* fidati fidarsi fidi diffid* dubit* dubbio cred* affidament* lealt* sleal* fedelt*
    sincer* contare+su conta+su affidabil* sospettos* in+buone+mani
  `,
  leaving: `
    vado andarsene addio lascio lasciare chiud* finit* fine basta spari* me+ne+vado dimentic*
    sparisco tronco chiuso scordati scordati+di perdi perderai lasciarmi lasci+me mi+cerco mollar*
    rompiamo non+mi+vedrai non+mi+senti rimpiazz* un+altra+donna un+altro+uomo trovo+un+altra
    abbandonar* tolgo+il+disturbo svanisc* ti+cancello
  `,
  threat: `
    pent* rovin* distrugg pubblic* diffond* conseguenz* vedrai attent* so+dove minacc* te+la+faccio
    tutto+il+paese vendetta vedere+che pagherai paghera* mostro+a spiattell* mando+a sputtan*
    trovo+ovunque online ricatt* registr* screenshot schermate vedrai+cosa pagherai+cara paghi
    denuncio querel* legali subirai arrabbiare scherza scherzare castig* vengo+io vengo+a trovo
    trovero libererai rimpiang* avviso avvert* avvisato ultimatum ritorsion* rappresagli* picchi*
    schiaff* ceffon* pistol* fucil* bastonat* sfregi* sevizi* ti+spacco ti+sistemo ti+aggiusto
    vedersela guai+a+te guai+se con+le+cattive le+cattive alle+cattive con+le+buone peggio+per+te
    peggio+per+lei sono+cavoli sono+cazzi sai+come+va sai+cosa+succede sai+che+succede fai+la+brava
    fai+il+bravo fai+attenzione+a+te guardati+le+spalle occhio+a+te facciamo+i+conti resa+dei+conti
    ti+scovo so+tutto ti+tengo+d+occhio tenendo+d+occhio sorvegl* pedin* stalk* hacker hackerat*
    ho+una+copia infang* reputazion* disonor* scoppia+un+casino piangerai prega+che pregher*
    vendett* guai+grossi tutti+sapranno sapranno+tutti lo+sapranno
  `,
  die: `
    muoi* morire muoio ammazz* uccid* suicid* pastiglie farla+finita pasticche buttar* ponte gesto
    qualcosa+di+brutto butto muore corda tagli taglio vivere pazzia binari binario letto+di suic*
    soccomb* impicc* mi+sparo veleno avvelen* barbituric* sonnifer* overdose lametta lamette
    dissangu* mi+getto gettarmi salto+giu gas+aperto tubo+del+gas ultimo+respiro togliermi+la+vita
    non+arrivo+a+domani non+vedrai+domani mondo+crudele lettera+d+addio lettera+di+addio
    faccio+una+follia una+follia l+ho+fatta+finita la+faccio+finita
  `,
  blame: `
    colpa* egoist* vigliacc* fredd* cuore+di vergogn* delus* abbandon* usato usata sprecat* ingrat*
    cattiv* crudel* spezzat* male coscienza soffr* piantat* tradit* approfitt* illus* preso+in+giro
    piango piangere pianto sfrutt* schifo ipocrit* bugiard* santarellin* ridotto dormo mangio vomit*
    stronz* pena puttana puttane rinfacc* feris* umiliat* disonest* insensibil* spietat* ipocrisia
    menefregh* irriconoscent* irriconoscenz* dopo+tutto+quello dopo+quello+che ho+rinunciato
    tradiment* tradir* per+causa+tua causa+tua opportunist* infam* disgraziat* carogn* rimors*
    notti+in+bianco in+mille+pezzi mi+hai+rovinato come+tutte+le+altre lurid* zoccol* sgualdrin*
  `,
  owe: "devi debito debitore mi+devi dovevi mi+spetta ricambiar* sdebit* contraccambi*",
  block: `
    blocc* bloccare ignor* ghost* sparit bannar* silenzia silenziar* chiudermi+fuori tagliare+fuori
    lasciare+in+sospeso
  `,
  courage: `
    osa* coraggio paura vero vera codard* infantil* bambina uomo+vero sciocc* uomini vero+uomo
    donna+sei palle cacasott* cagasott* tremarell* mammon* intrepid* pannolone poppant* bamboccion*
    timoros* donne+vere matura immatur*
  `,
  think: `
    pens* pensare pensarci riflett* ragion* pensarci+troppo rimand* esit* tentenn* domande rimugin*
    ponder* soppes* dormirci+su ci+dormo ripens*
  `,
  duty: `
    devi deve bisogna dovete dover* obblig* costrett* tocca dovresti impegno firmato esig* pretend*
    imposizion* sottomett* ubbid* obbed* disobbed* vincol* non+hai+scelta senza+scelta
    nessuna+scelta punto+e+basta senza+discussioni proib* vietat* ti+vieto
  `,
  desire: `
    voglio vuoi vorre* vuole volere voglia vogl* bram* desider* gradir* ci+terrei mi+piacerebbe
    le+piacerebbe ti+piacerebbe mi+andrebbe ti+andrebbe smani*
  `,
  ability: `
    puoi puo potre* posso potere poss* riesc* saresti+in+grado in+grado potrai potra potessi potesse
    ce+la+fai
  `,
  allow: "lasci* fai fare fa faccia* fatti permett* permess* consent* conced*",
  money: `
    soldi denaro euro euros contant* cifra* somma assegn* cento mille cash spicci quattrini
    centinaio grana lira migliaia dollari dollaro euri cinquanta duecento trecento cinquecento
    ottocento duemila tremila diecimila gruzzolo spiccioli bigliettone sterline quattrin* mazzetta
    mazzette soldin* sghei schei svanzich* palanch* baiocc* franco+svizzero banconot* sommett*
    gruzzolett* bustarell* malloppo ventello ventone centone duemil* tremil* quattromil* cinquemil*
    seimil* settemil* ottomil* novemil* quindicimil* ventimil* trentamil* quarantamil* cinquantamil*
    centomil* millecinque millecinquecento milleotto milleduecento milleottocento pesos dirham yuan
    rubli fondi+bloccati liquidita cartamoneta eurozzi eurin* spicciolame bajocch* piccioli picciuli
    moneta+sonante
  `,
  digits: `
    zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici
    quindici sedici venti* trent* quarant* cinquant* sessant* settant* ottant* novant* doppio triplo
    seicent* settecent* tremila+e duecent* trecent* quattrocent* ottocent* novecent* tutti+zeri
    ultime+cifre
  `,
  banking: `
    conto iban cart carta+di+credito pin codice password postepay bancomat credenziali
    coordinate+bancarie documento carta+d+identita passaporto estratto* codici spid firma cvv
    bonifico libretto credenziale sportello bancario libretto+postale codice+otp otp iban+tuo
    verifica* estremi bancomat+e pos home+banking homebanking internet+banking numero+di+carta
    carta+di+debito carta+prepagata accredito correntist* contocorrent* cointestat* fineco unicredit
    intesa+sanpaolo ingdirect banco+posta bancoposta buoni+fruttiferi buono+fruttifero
    tessera+sanitaria fronte+e+retro scadenza+della+carta carta+clonata carta+bloccata
    carta+non+passa carta+rifiutata smagnetizz* money+transfer moneytransfer banca+online
  `,
  card: `
    buono+regalo buoni+regalo gift+card steam* itunes google+play amazon* ricarica* prepagat*
    paysafe* codice carte+regalo carta+regalo buono scheda google play codici gratta grattato
    giftcard apple+card carta+apple voucher buoni+spesa playstation xbox gratti grattala ricariche
    numerini+dietro tessera+regalo tessere+regalo
  `,
  crypto: `
    bitcoin* cripto* crypto* moneta wallet portafoglio ethereum usdt btc token* binance broker*
    forex borsa azioni bitcon* valuta+virtuale valute+virtuali valuta+digitale coinbase metamask
    trustwallet blockchain dogecoin shiba litecoin solana altcoin nft staking frase+segreta
    seed+phrase dodici+parole satoshi etoro metatrader opzioni+binarie bybit scambia+valute
  `,
  debt: `
    debit* pignor* multa* cauzion* mutuo* scoperto arretrat* sfratt* ufficiale+giudiziario rate rata
    bollett* garant* strozzin* fallit* devo staccano stacca caparra acconto indebit* cambial*
    protestato ingiunzion* decreto+ingiuntivo cartella+esattoriale equitalia esattor* creditor*
    usur* cravattar* insolut* insolven* sovraindebit* ipotec* bancarott* recupero+crediti morosita
    contravvenzion* cambia+la+serratura mensilit* pigione
  `,
  fee: `
    spes* dogan* tass* impost* pratic* notaio sblocc* svincol* trasport* pacco pacch* spedizion*
    visto corriere commissioni dazi riscatto certificato sdogan* deposito caparra acconto anticipo
    perizia balzell* marca+da+bollo marche+da+bollo diritti+di+segreteria nullaosta nulla+osta
    fermo+al+porto fermoposta fattorin* contrassegno legalizzazion* apostille antiterrorismo
  `,
  ticket: `
    bigliett* vol* aereo treno benzina taxi viagg* visto pullman gasolio carburante frecciarossa
    valigia fiumicino malpensa aeroporto stazione boarding low+cost ryanair easyjet trenitalia
    traghett* flixbus check+in checkin imbarc* bagagl* pedagg* serbatoio linate andata+e+ritorno
    noleggi* autonolegg*
  `,
  household: `
    affitt* padrone+di+casa luce bolletta* gas spesa pannolini frigo lavatrice macchina* meccanico
    ripar* caldaia telefono auto computer internet elettrodomest* gas+chiuso idraulico elettricista
    frigorifero ricarica credito locator* bombola scaldabagn* boiler tubatur* carrozzier* gommist*
    pneumatic* lavastovigl* televisor* utenz* riscaldament* pellet latte+in+polvere libri+di+scuola
    serratura+nuova motorin* pigione pc+portatile
  `,
  illness: `
    malat* ospedal* operazion* operar* medicin* farmac* cura cure clinica incident* funeral*
    dentista cancro mort* chemio visita tumore intervento veterinari* ricoverat* febbre terapia
    cure+per chirurg* infermit* infart* ictus leucemi* metastas* biops* radioterap* dialisi
    trapiant* trasfusion* pronto+soccorso rianimazion* barella ambulanz* frattur* ingess* stampell*
    carrozzina sedia+a+rotelle dentier* occhiali+nuovi insulin* diabet* epatite polmonit* bronchit*
    aerosol antibiotic* sciroppo ticket+sanitario degenza convalescenz* invalid* disabil* risonanz*
    intubat* emorrag* aborto cesareo sepoltur*
  `,
  emergency: `
    rubat* derubat* bloccat* prigion* arrest* carcere pers* emergenz* problem* guai guerra soldat*
    militar* generale esercito mission* piattaforma nave capitano trattenut* cantiere furto scippat*
    rapit* confine dogana sequestr* congelat* pignorat* fregato sciagur* terremot* alluvion*
    naufrag* ostaggi* in+cella questur* rapinat* rapina borseggi* svaligiat* clonat* in+panne
    petrolifer* offshore ufficiale+medico colonnello ammiraglio marine+americano caschi+blu
    afghanistan siria iraq yemen corte+marziale
  `,
  pension: `
    pension* risparmi* stipendi* reddit* patrimoni* casa+di+proprieta propriet* liquidazione tfr
    libretto* prendi+di immobil* quanto buonuscita terren* eredi intestat* guadagni+al busta
    vitaliz* reversibilit* invalidita assegno+sociale tredicesima quattordicesima buonuscit*
    messo+da+parte messi+da+parte metti+da+parte seconda+casa polizza+vita benestant* abbient*
  `,
  phone: `
    numero* num telefon* cell* cellulare fisso cifr* cifre tel recapit* numerino prefisso utenza nr
    celulare smartphone esim scheda+sim rubrica centralino natel
  `,
  mail: `
    mail* email* gmail hotmail libero yahoo outlook chiocciola punto posta e+mail elettronic*
    indirizzo+mail trattino posta+elettronica indirizzo+di+posta casella imeil meil icloud tiscali
    protonmail hotmai live+it pec indirizzo+telematico underscore puntoit puntocom
  `,
  address: `
    indirizz* via civico abiti abito casa cap piazza palazzo citofon* residenz* piano scala portone
    indirizzo+di posizione interno civic* suona portinai* quartiere borgata vicolo piazzale
    pianerottolo mansard* cascinal* palazzin* condominio domicil* dimor* residente dove+abita
    dove+stai dove+vivi dove+vive cassetta+delle+lettere buca+delle+lettere coordinate+gps gps maps
    camera+d+albergo
  `,
  elsewhere: `
    altrove altra+parte fuori un+altro altra+app uscire direttamente privato app signal line zangi
    altro+sito altro+social altra+chat usciamo spostiamoci andiamo+su un+altra uazzap uazzapp uozzap
    uatsap uatsapp vazap vuozap whazzap wapp feisbuk feisbuc faccialibro feisbook fesbuk messengher
    canale+telegram tiktoc tik+tok google+meet facetime imessage viper wickr botim kakao qq icq msn
    yahoo+messenger chat+privata messaggi+privati privatament* in+pvt pvt trasferiamoci trasferirci
    spostarci cambiamo+posto cambiare+posto baracchino stanza+privata fumetto+verde
    applicazione+verde aeroplanino fantasmino social+network
  `,
  surname: `
    cognome nome completo cognom* generalit* nominativo anagrafic* da+nubile da+signorina da+ragazza
  `,
  photo: `
    foto* immagin* video* nud* webcam cam selfie* intim* camera senza+vestiti spogli* telecamera
    fotina filmin* filmat* reggiseno mutandine lingerie perizoma senza+veli topless svestit* sexy
    sessual* sexting porn* in+posa in+vasca nella+vasca sotto+la+doccia
  `,
  secret: `
    segret* tra+noi fra+noi riservat* confidenzial* tra+me in+codice nostra nostro+segreto resta+tra
    top+secret clandestin* intimit* sotto+giuramento quattr+occhi nostro+patto nostro+mondo
    affari+nostri affare+nostro solo+per+noi solo+tu+ed+io solo+io+e+te solo+noi+due resti+tra
    resta+fra rimane+tra rimane+fra rimanga+tra rimanga+fra muore+qui come+una+tomba doppia+vita
  `,
  chat: `
    conversazion* messagg* chat cronologia discorsi screenshot* schermat* screen telefono chattat*
    dialogo dialoghi cronologi* notific* conversar* chiacchier*
  `,
  scam: `
    truff* truffator* imbrogli* frod* fals* fregat* fregare phishing raggir* spam ladr* imbrogl*
    malfattor* malvivent* lestofant* furfant* catfish* romance+scam sciacall* adesc* circonven*
    abbindol* turlupin* infinocchi* pacco+tirato pataccar* finto+profilo finto+medico finto+soldato
    ingannev* impostor* farabutt* mascalzon* estorsion* estorc* antitruffa
  `,
  laughter: `
    ahah* haha* ahaha* eheh* lol scherz* barzellett* rid* battut* hihi* ihih* ohoh* hehe* ghgh* lmao
    rofl risat* spiritos* scompisci* sganasci* spanci*
  `,
  party: `
    sorpres* compleann* fest* torta ricett* regal* matrimoni* natale pasqua genetliac* onomastic*
    anniversari* battesim* comunion* cresim* nozze capodann* veglion* epifani* befana ferragost*
    panettone pandoro pandolce spumant* candelin* pastier* presepe palloncin*
  `,
  past: `
    era eri ero erano avevo aveva ieri fa anni stato stata fu sono+stato ho ha hanno fui furono
    fosti ebbi ebbe una+volta un+tempo scors* all+epoca a+quei+tempi l+altr+anno avevano eravamo
    avevamo disse dicev* facev* lavorav* abitav* vivev*
  `,
  being: `
    sono sei e siamo siete sto sta essere stia stiamo state stanno sarei saresti sarebbe sarai saro
    fossi fosse
  `,
  plan: `
    ristorant* caffe passeggiat* cinema mercat* cena* pranz* spiaggia concert* aperitiv* pizza gita
    trattori* osteri* pizzeri* gelateri* pub birreri* barett* teatro museo musei balera discotec*
    lungolago lungomare biblioteca escursion* camminat* trekking biciclettat* picnic scampagnat*
    grigliat* merenda colazion* brunch cappuccin* spritz crociera agriturism* bocce burraco
    tombolata luogo+pubblico posto+pubblico posto+affollato in+centro in+piazza
  `,
  work: `
    lavor* capo ufficio progett* turno pensionat* ditta impieg* mestier* profession* mansion*
    azienda fabbric* officina cantier* bottega negozio ambulatorio straordinari* riunion* colloqui*
    tirocin* cassa+integrazione licenzi* dimission* sindacat* smart+working smartworking contabil*
    infermier* operai* camionist* autist* camerier* contadin* agricolt* stipendiat* apprendist*
    bidell* dattilograf* pendolar*
  `,
  clock: `
    ora minuto mezza tardi dopo quarto mezzogiorno mezzanott* alle+otto alle+nove alle+dieci
    alle+sette alle+sei alle+cinque alle+quattro alle+tre alle+undici mezzora un+oretta oretta
    minutin* dopocena prima+di+cena
  `,
};
