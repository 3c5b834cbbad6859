import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "yo me mi mis mio mia conmigo m conmigo+mismo a+mi servidora un+servidor mi+menda menda",
  you: `
    tu te ti tus tuyo tuya usted ustedes su contigo vos le os vuestro* vuestra merced tuyos tuyas
    suyo suya suyos
  `,
  we: `
    nosotros nos nuestro* nuestra* juntos juntas ambos dos tu+y+yo usted+y+yo vos+y+yo los+dos
    nosotras entrambos entre+los+dos mano+a+mano
  `,
  they: "el ella ellos ellas lo la los sus les aquel* esa+gente",
  kin: `
    hija* hijo* nino* nina* hermana* hermano* marido mujer madre padre mama papa familia* ex amiga*
    amigo* vecin* nieto* nieta* yerno nuera cunad* sobrin* tio tia primo* prima* companer* parient*
    padres esposo* esposa* novi* colega* mijo* suegr* cuidador* enfermera madrina padrino abuel*
    comadre compadre gente+tuya tus+hijos los+tuyos tu+gente crio* criatura* hij* padrastro
    madrastra bisniet* biznieto* ahijad* consuegr* prometid* viud* mami papi papito mamita mijita
    chamac* chaval* chiquill* nena nene carnal pololo polola pareja yayo yaya parentela allegad*
    vuestros+hijos tu+vieja tu+viejo los+suyos primit* amigui* los+mios querida exmujer solter*
    gemelo* marid* mi+senora
  `,
  authority: `
    banco* policia* guardia+civil notario medico doctor cura sacerdote asesor* abogad* cajer*
    director+del hacienda ayuntamiento asistente+social gestor* denuncia* oficina juzgado ventanilla
    guardia guardias comisaria juez* inspector* funcionari* embajada parroc* parroquia obispo
    portera administracion caja ventanillas polici* comisario fiscal* alcald* tribunal* procurador*
    sargento guardia+urbana mossos ertzaintza carabinero* ministerio aduaner* interpol licenciado
    psicolog* trabajadora+social pastor catequista director+de+la+sucursal sucursal seguridad+social
    ambulatorio detective concejal* gerente* consulado consul notari* doctora monjas asistenta
    agente tutora portero conserje
  `,
  site: `
    pagina web moderador* soporte plataforma perfil aqui creditos suscripcion cuenta atencion
    administrador* sitio equipo ayuda esta+red chat+este la+web modera* chat portal+de+citas
    pagina+de+citas esta+pagina esta+web este+sitio este+chat esta+plataforma red+social membresia
    esta+aplicacion perfiles registro foro comunidad reporta* boton+de visitas
  `,
  nobody: `
    nadie ninguno ni+dios ningun ninguna alma+viva ni+el+aire ni+el+cura ni+tu+sombra ni+cristo
    ni+el+tato ni+una
  `,
  someone: `
    alguien otro* otra* otros gente todos todo+el quien quienes los+demas cualquier* terceros
    fulano* mengano zutano cualquiera+que vecindario medio+mundo todo+quisqui vecinos el+resto
    curios*
  `,
  not: `
    no nunca jamas sin ni tampoco n nada nones nanay nunca+jamas ni+hablar ni+loc* de+ningun+modo
    de+ninguna+manera que+va
  `,
  nothing: `
    nada ni+mu ni+una+palabra ni+pio ninguna+palabra ni+jota ni+media ni+palabra ni+una+letra
    ni+chistar ni+rechistar cosa+alguna ni+una+silaba nadita
  `,
  if: `
    si cuando como siempre+que en+cuanto siempre+y+cuando con+tal+de+que a+menos+que salvo+que
    a+no+ser+que mientras+no como+no como+vuelvas en+caso+de con+que de+no
  `,
  else: `
    sino si+no o de+lo+contrario porque+si caso+contrario de+otro+modo en+caso+contrario
    de+no+ser+asi y+si+no atente o+si+no en+su+defecto so+pena+de
  `,
  only: `
    solo* solamente unicamente nomas nada+mas nada+mas+que exclusivamente tan+solo solito solita
    nomasito unica unico y+punto
  `,
  until: `
    hasta antes dentro plazo hora horas minutos medianoche dias limite tienes+hasta vence
    vencimiento caduca* fecha+limite a+mas+tardar como+muy+tarde media+hora cuenta+atras
    antes+de+que de+margen ultimo+dia prorroga aplazamiento se+cierra caducidad tic+tac
    ni+un+dia+mas tope
  `,
  now: `
    ahora ya mismo inmediat* urgente* urgencia rapido rapidamente hoy esta+noche date+prisa prisa
    corre cuanto+antes ahorita enseguida pronto al+tiro altiro ya+mismo ahora+mismo al+momento
    al+instante sin+demora sin+falta apurate apurese apure ipso+facto en+seguida de+una+vez
    de+inmediato hoy+mismo enseguidita yaaa* ahorititita ahoritita volando pitando espabila
    espabile apurale apurense apremi* corriendo deprisa rapidito rapidin rapidisim* urge urgen
    urgia ujente urjente ajora haora perentori* inaplazable acelera moviendote aligera aligerando
  `,
  day: `
    lunes martes miercoles jueves viernes sabado domingo manana semana finde mes pasado
    fin+de+semana anteayer pasado+manana quincena proxim* puente+de esta+tarde enero febrero marzo
    abril mayo junio julio agosto septiembre noviembre diciembre
  `,
  last: `
    ultim* oportunidad vez final definitiv* se+agota se+agotan por+ultima postrer* ni+una+mas
    una+y+no+mas sin+vuelta+atras sanseacabo
  `,
  please: `
    por+favor porfa* porfavor suplico ruego xfa plis favor te+lo+pido se+lo+pido te+lo+ruego
    te+imploro encarecidamente amablemente porfi porfis por+piedad por+lo+que+mas+quieras por+dios
    hazme+el+favor hagame+el+favor de+rodillas le+agradeceria hacedme implor* andale compadec*
    piedad
  `,
  speak: `
    di dile diga digas decir dices dice cuentes cuenta contar cuentas contarlo decirle* contarle*
    decirselo contarselo hables hablar hable habla menciones mencionar comentes comentar comentar*
    palabra reveles sueltes sueltas chives denuncies denunciar avises avisar informes explica*
    explicaciones confieses diras digan boca contes contarl* chivar* chivato piar largar rajar ment*
    publiqu* confesar niega niegas niegalo negar desmientas afirmes alardees presumas nombr* platic*
    charl* cotorre* cotille* coment* comunic* mencione* pregon* rumor* delat* revel* divulg*
    suelta+prenda irte+de+la+lengua de+la+lengua murmur* desembuch* parlot* secrete* se+te+escape
    diselo contaselo decile conta relatar narrar contaste contado contaras contaria contando conto
    contasela digais digaselo diganle dijer* dirias diciend* dijo hablaste hablado hablando hablale
    hableme habladuri* chism* cuchich* bocaz* bocon* lenguaraz sueltalo soltarlo largues rajes
    piando cantar cantes declar* testific* testigo testimoni* anunci* proclam* difundas propag*
    propalar ventil* airear airees trague* consult* consejo aconsej* desahog* sincer* conversa
    conversar conversando dialog* platique informad* notific* transmit* bulos pregunt*+por+mi decis
    decilo decime contame contale cuentaselo
  `,
  hide: `
    escond* ocult* calla* callad* calladit* silencio discret* discrecion secretamente escondidas
    guarda* guardar disimul* reserva tapar chiton tapad* camufl* anonim* pico reserv* sigil* tumba
    encubr* enterr* cremallera chis shh* boquita boca+cerrada punto+en+boca bajo+llave siete+llaves
    a+hurtadillas de+tapadillo a+escondidas sin+rastro huella* modo+incognito incognito
    pantalla+boca bajo+el+colchon debajo+del+colchon hermetic* bajo+perfil clandestin* furtiv*
    guardeselo guardeme apariencias tapalo tapalas tapujo* callese mutis mutismo chito chitito ssh*
    silenci* sin+ruido bajito las+paredes+oyen paredes+oyen candado archivad* archivar
    desapercibid* invisible solapad* subrepti* embozad* disfraz* antifaz sella* candadito
  `,
  lie: `
    mient* mentir mentira* invent* finge* fingir excusa* haz+como haz+que como+si hazte pretexto
    mintiendo trola tonto hazte+el di+que diles+que dile+que digas+que equivocad* fingi* figurar
    embust* patrana* falsed* engan* coartada cuento+chino hazte+la hacete hacer+como+que finja
    disimul* maquill* figura+que mentirij* hazte+pasar hacerte+pasar mentirle mentirles mentirilla*
    finjas finjamos aparent* apariencia simul* haciendote haciendose pretext* coartad* milonga*
    cuentos bola bolas trolas trolero trampa falsea* falsific* camel* enredar tergivers* omit*
    omision mentirita* le+dices+que si+te+preguntan si+preguntan que+estas+en+casa despist* desvi*
    alias
  `,
  delete: `
    borra* borrar elimina* eliminar destruy* quema* tira limpia* vacia* rompe* borres papelera
    elimines desinstala* quemes suprim* deshazte deshaga formate* destrui* triturar tritura* desech*
    bote+de+basura a+la+basura borre romper+la+carta desaparecer+el desaparecer+los autodestru*
    no+dejes+rastro borren borron elimine queme tiralo tiralas tirelo tiremos pedacitos trizas
    vacie limpie purga* depur* resete* restablec* temporales efimer* desactiv* desetiquet* anul*
    tachar tacha tachalo tache sobrescrib* desvincul* deshac* desprend* botalo botarlo incinera*
    picadora
  `,
  know: `
    sabe saber sepa* sepan sabes enter* entere descubr* entiend* entender supiera* supier* conoc*
    averigu* se+olan se+huela olfat* adivin* percat* constar conste chismos* fisg* cotill* metich*
    indag* atar+cabos ata+cabos sospech* se+den+cuenta sabria sabrian sabra sabran supiese* supo
    sabiendo sabiond* conozca conozcan desconoz* desconoc* ignoran huela huelan olerse olido
    olerselo oliendo presient* presentir intuy* intuir mosque* escama* pillar pillen pillan
    pillaran pille pilladas cazar* cachen cachar* notar notan noten notaran husmear rastre* pista
    pistas esclarec* cerciorar* cerciora
  `,
  ask: `
    pregunta* preguntan preguntar pregunte* interrog* cuestion* indag* inquir* pregunton*
    preguntita* interpel* sonsac* sonsaque*
  `,
  look: `
    ver vea vean ve mira* mirar lee leer lea lean leyendo vigil* inspeccion* fisgon* husme* cotille*
    ojea* echa+un+vistazo espia espiar espian espiando mire miren lees leido viste viendo revis*
    fijate fijese asoma*
  `,
  send: `
    manda* mandar mande* envia* enviar envie* remit* reenvi* pasame mandame despach* remes*
    hazme+llegar hacer+llegar hagame+llegar hazme+un+envio pasalo pasamelo girame pasamela
    pasamelas pasamelos pasarmelo pasarlo pasarla adjunt* expid* expedir tramitam* girarme girarle
    girar girele rolame rolamelo tirame tiramela paqueteria
  `,
  give: `
    da dame dar des doy deme pasa pasame pasar pase* facilit* recib* entreg* deja+me dejame dejas
    deje demelo damelo dejo dice+usted intercambi* apunta apunte apuntate toma+nota dicto dictame
    regalame regale regaleme regalas regalar comparteme compart* proporcion* suminist* ofrec* dalo
    anota anote anotar anotate anoteme dejame+escrito ceder cedeme daselo daselas dasela dandome
    dandote darme darte darle darles darmelo dartelo dad dadme dadnos dieras dieron diera dare
    daras daria darias pasaselo pasarias pasarme pasarte cedas cederme otorg* conced* confiere
    anotalo anotelo anotatelo apuntalo apuntelo apuntatelo apuntame copialo copielo aqui+tienes
    te+paso te+lo+paso le+paso te+apunto dicteme dictamelo deletre* soplame soplamelo chivame
    chivamelo obsequi* brind*
  `,
  write: `
    escrib* escribeme mensaje sms chatear chate* hablamos hablar+por texto wasapear audio audios
    notas carta cartas wasap* guasap* whats* wsp wpp whasap* watsap* guatsap* telegram* messenger
    viber mensajit* mensajeria mandar+audio nota+de+voz notas+de+voz epistola textear texteame wapp
    escriv* mensajea* mensajico* mensajazo chatiar chatiemos textearnos textea texteo guassap wasa
    wasab wuasap uasap guats washap gwasap telegran telegraf* audiomensaje audito audiecito
    cartearse cartearnos carteamos misiva* epistolar* recadito posdata postal postales el+verde
  `,
  call: `
    llama* llamame llamar llame* telefon* videollamad* toque perdida marca marcame marcar suena tono
    facetime llamo skype timbr* marqu* marcarte marcarle echame+un+grito pega+un+toque un+telefonazo
    repica* videocham* zoom meet camarita dar+un+toque dame+un+toque oir+tu+voz oirle+la+voz
    pegame+un+grito marcamos marcale perdidas toquecito tilin ringame descolg* descuelgas
    descuelgue conecte* videollam* vidiollamada por+camara facetiem feistaim escucharte escucharle
    oirte oirle oirnos oirla oirlo conferencia
  `,
  come: `
    ven venir voy ir paso pasar quedar quedamos recog* encontrar* visita* acercar* puerta casa
    presento pasate pasarte bajar baja vente venga acercate te+espero recojo pito timbre portal
    hostal habitacion vengas vente+a visit* sube+a suba+a pasate+por caer+por caete te+recojo
    te+busco+en+casa a+mi+casa mi+casa tu+casa su+casa mi+piso mi+depto mi+departamento habitaci*
    duermes+en dormir+en+mi alojarte traete vengan vengo vendr* nos+vemos vernos en+persona hotel
    apartamento
  `,
  find: `
    busca* buscame encuentr* agrega* agregame anade* anademe sigue* sigueme contact* localiz*
    escane* clic pincha* solicitud metete bajate descarga* instala* salgo aparezco googlea google
    etiquet* amistad invitacion enlace link qr ubicame dar+contigo como+sales como+apareces
    sales+como cuadradito bajatela pon+en+el+buscador arroba agregues agregueme busqueme sigame
    suscribete encontrame encontreme encontraras encontrara encontrarme encontrarte encontrarle
    hallar* hallame halleme busquen ubicar ubicarme ubicarte ubicas ubiqueme ubiquenme localiceme
    anadirme anadirte sumame unete unirte unirse unase inscrib* registrate registrese
    abre+una+cuenta seguidor* seguime seguirme seguirte follow followback stalke* mi+usuario nick
    nickname arrobita mi+canal blog perfil+en linkea* linkito enlacito pulsa clica clicka cliquea
    cuadrito pregunta+por directorio listin
  `,
  pay: `
    paga* pagar pago pague* transfer* transferir ingres* ingresar deposit* adelant* abon* financ*
    gir* bizum* aport* pon anticip* contribu* costear patrocin* pone poner pongas poneme mete meter
    metes meto meti metemos aceptes retirar sacar saca costea yape sufrag* desembols* saldar salda
    liquid* cancelar+la+cuota consign* remesa* reembols* correr+con+los correr+a+cargo amortiz*
    apoquin* aflojar rascarse+el+bolsillo soltar+la yapeame plin nequi mercadopago western+union
    moneygram mercado+pago hacer+un+ingreso pones+tu pageme transfiere* transfieras transfiera
    tranferencia trasferencia trasferir tranfiere bizun bisum vizum yapeo yapear yapealo plinea*
    daviplata spei oxxo pagomovil cashapp paypalea* remitly xoom payoneer skrill aflojame poquin*
    desfal* saldarlo finiquitar costea* cubras cubrirme asume asumir asumas remunera* retribu*
    recompens* gratific* propina* cobrame cobrarte cobra+por honorario cotiz*
  `,
  lend: `
    prest* prestame prestar prestado prestamo* devolv* devuelv* fiar fia* dejas+algo dejarme
    adelantas anticipas avalista avalar avales debo dejarias dejas+hasta deje+hasta emprest*
    adelant* reembols* reintegr* te+lo+devuelvo se+lo+devuelvo microcredito usurer* garante
    garantia devuelto fieme creditito empen* montepio hipotecar me+avale avalador microcredit*
  `,
  help: `
    ayud* ayudame ayudar ayuda apoy* salv* socorr* echar+una+mano echame+una mano rescat* echas+una
    echame limosna caridad auxilio echar+un+cable echarme+un+cable un+cable amparo+economico auxili*
    mecenas donativ* donacion* donar donante* buen+samaritano alivi* una+manita echa+la+mano
    echame+la+mano favorcito padrino+economico limosn* benefactor* colabor* alludame alluda aiudame
    aiuda lludame sosten sostenme sustent* mecenaz* patrocina* padrin* sugar sugar+daddy daddy dona
    donarme donarnos donarle done dones cooperacha vaquita colecta* recolect* crowdfunding gofundme
    ong orfanato misericord* bondados* generos* desprendid* altruis*
  `,
  need: `
    necesit* falta* faltan hace+falta apur* sin+blanca pelad* justo no+llego llegar+a+fin aprieto*
    mal+momento tieso corto corta ahogad* ahogo pelao ni+un+duro sin+un+duro no+tengo no+nos+llega
    carec* carencia* penuri* arruinad* quebrad* sin+techo sin+un+mango sin+un+peso sin+un+centimo
    sin+un+chavo bolsillos+vacios nevera+vacia mal+de+dinero canutas pasando+las no+me+alcanza
    no+alcanza no+llegamos sin+comer con+lo+puesto necesidad* estoy+seco mala+racha nesesito
    nececito nesecito nesesita nececita requier* requerimos apretad* apretandonos agobiad* agobio
    desesper* angusti* ahogandome ahogamos fin+de+mes ruina miseria bancarrota quiebra quebro
    en+la+calle sin+cobrar escas* justito justita tiesa tiesos misio tiritando hambre hambruna
    ayun* techo desahuciad* malviv* sobrevivir sobrevivo subsist* remendar remiendo parche bache
  `,
  price: `
    cuest* costar cuanto+cuesta precio* caro cara barat* gratis tarifa* costo cuota* cuanto+vale
    cuanto+sale cuanto+es monto carisim* por+las+nubes costaba coste sale+por sale+a me+salio
    ha+subido han+subido rebaj* oferta* descuento* al+mes
  `,
  earn: `
    gana* ganar invert* invers* inviert* rentabil* benefici* trading duplic* multiplic* interes*
    rico negocio* oportunidad plataforma capital ganancia* rendimiento* comision* senales senal
    apuesta* rinde rendir socio socia dobl* soplo entras mentor lucr* ganes pelotazo chollo
    retorno+de roi dividend* rentab* portafolio apalanc* robot+que+opera opera+solo plusvali*
    renta+fija plazo+fijo afiliad* criptoinver* dinero+facil ingreso+extra ingresos+extra
    desde+el+sofa mensual+fijo triplic* emprendedor* mercados+financieros capitaliz*
    grupo+de+inversion pasivos invirtiendo retorno retornos utilidades cuadruplic* robotito
    franquicia* multinivel reclut* referid* traders trader traers gurus guru asesoria mentorship
    mentoria pronostic* amanad* combinada tipster chivatazo negoci* asoci* emprend* startup
    exportaci* importaci*
  `,
  win: `
    loteria premio herenci* hered* oro lingot* millon* caja+fuerte cofre quiniela euromillon*
    bonoloto primitiva sorteo* testament* beneficiari* agraciad* maletin jackpot oro+en+polvo
    diamante* joyas el+gordo rifa*
  `,
  buy: `
    compra* comprar compres compro vend* vender adquir* estanco compremos rasca rascas rascado
    mercar subast* adquier* compreme venta ventas merc* comercia* quiosco gasolinera supermercado
  `,
  promise: `
    promet* promes* jura* juro palabra palabra+de quedaste habias+dicho dijiste me+lo+prometiste
    me+prometiste pacto* teniamos+un diste+tu+palabra diste+palabra garantiz* compromet* jures
    palabrita asegur* garantias honor honrad*
  `,
  decide: `
    decid* decision elig* elije* elegir escog* aclar* elegi definir definete si+o+no resuelv* escoj*
    elijas decide+ya ellas+o+yo ella+o+yo el+o+yo una+de+dos o+lo+uno o+conmigo elijo elegimos
    elija elegis elijan define definite definirte definase definas resolver determin* concret* opta
    opto dilema indecis* titube* vacil* mojate mojarte mojese bando bandos tus+hijos+o+yo
  `,
  answer: `
    contest* contesta* respond* respuesta* coge+el cogeme coges cuelg* contesta+ya replic* en+visto
    dejas+en+visto dejarme+en+visto leido+y cogelo atiende atiendeme descuelga devuelveme+la+llamada
    silencio* explicate coge+el+telefono cogemelo atiendas atendeme atiendame descuelgame descolgar
    colgarme en+linea+y leido leidos hazme+caso ignoras ignorandome ignorarme manifiest*
  `,
  wait: `
    esper* esperar paciencia eternamente larg* mare* espero+ni aguant* harto harta cansad* aguard*
    demor* dar+largas dandome+largas impacient* hasta+las+narices hasta+la+coronilla
    se+me+acaba+la+paciencia estirar+la+cuerda paciente hasta+los tardanza retras*
  `,
  love: `
    quier* quieres amor amas amar amo carino corazon sentim* importo cielo vida enamor* guapa reina
    bebe adoro ador* te+amo alma+gemela media+naranja mi+rey mi+reina mi+vida mi+cielo princesa
    mamita papacito bb tesoro+mio corazoncito querid* mi+sol te+adoro bombon lindura quererme
    quererte quererle querias quisieras amarte amarme amada amado amados amandote amores amorcito*
    amorsito amorrr* carinito cielito corason corazonsito vidita mi+alma bebesita bebesito bebecita
    negrita gordi flaquita princesita preciosa precioso hermosa hermoso hermosura bella bello
    belleza linda lindo lindisima guapo guapetona guapeton mamacita mamasita papasito papurri amol
    mor tqm tkm tq tk tkiero tequiero teamo besitos besote muak muack apasion* pasion romantic*
    romance ternura tiern* anoranza te+echo+de+menos flechazo tortolit* lucero dulzura bizcochito
    bombonazo churri
  `,
  prove: `
    demuestr* demostrar prueb* prueba* ensena* prueba+de acredit* comprob* justificante* hechos+no
    por+las+pruebas demostrarme demostrarmelo demostrarlo probarme probarmelo comprueb* justific*
    verificar enseneme gestos sacrific*
  `,
  trust: `
    confi* confianza fiar* fias desconf* dud* creer crees fies fia fiate creo creia de+fiar recel*
    sospech* fe+ciega te+fias de+confianza fidelidad credul* fiese fiamos fiaba no+me+fio fiable
    fiables fidedign* incredul* ingenu* creeme creame creerme creerle creiste creyendo creyera
    creyo creyeras creyente leal leales lealtad fiel fieles infidel* honest* sinceridad sincero
    transparen* suspicac*
  `,
  leaving: `
    voy irme adios dejo dejar acab* termin* se+acabo fin romper desaparez* olvidate hasta+aqui largo
    acabo+se dejas+me dejarte nos+vamos pierdes perderas perder+me largate me+busco marcharme marcho
    abandonar* me+largo te+dejo te+dejare plantar* se+termino me+voy+a+ir cambio+de+pagina
    no+me+busques no+vuelvas busco+otra busco+a+otra hasta+nunca hemos+terminado hemos+llegado
    desaparecer para+siempre perderme perderte rompio reemplaz*
  `,
  threat: `
    arrepent* arruin* destroz* public* difund* consecuenc* veras enter aten* cuidado se+donde
    voy+a+ir amenaz* hundir* ensenar* todo+el+pueblo venganza vas+a+ver pagaras pagar+caro colg*
    encontrar+e subo subir grabe grabad* grabacion* pantallazo* capturas lamentar* lamento paguen
    pagar+lo castig* denunci* querell* juego juega enfadar* provoques perseg* vas+a+enter* se+entera
    se+enterara se+enteraran librar busques+las ultimatum aviso avisad* advert* ten+cuidado chantaj*
    extors* filtrar* viral* colgar+en+internet cuelgo+el cuelgo+las tu+calle tu+portal tu+coche
    tu+ventana bajo+tu+ventana se+donde+vives se+a+que+hora tengo+guardad* guardo+todo tengo+copia
    pistola navaja paliza matones mis+muchachos a+las+malas por+las+malas por+las+buenas represali*
    te+arrepient* pobre+de+ti ay+de+ti pena+que+le+pasara no+me+obligues no+me+hagas+llegar
    cuento+hasta ni+se+te+ocurra que+te+conste te+va+a+pesar que+te+pese pesara escarmient*
    ya+sabes+lo+que sabes+lo+que+pasa quien+avisa te+vigil* vigilo sicari* te+localizo hare+publico
    te+denuncio arrepienta arrepintiendo arrepiente te+conviene yo+que+tu yo+de+ti lo+vas+a+pagar
    destruirte destroce reviento reventar* partirte matarte pegarte hostias leches bofet* guantaz*
    cachetad* golpe* madriza madrazo se+donde+trabajas delante+de+tu rondando a+tu+marido
    tus+contactos subire subirlas subirlo circulen rularan rulando reenviarlas tu+sabras tu+mism*
    uno+dos contando acoso acosa* hostig* intimid* coacci* amedrent* sextorsion* escrach*
  `,
  die: `
    muer* morir matar* mato suicid* pastillas quitar+la+vida tirar* tonteria acabar+con hago+algo
    puente mata matando muriendo cuerda corto+las cortarme corte+las vivir hundo quitarme tren tiro
    ahorc* veneno sobredosis dejar+este+mundo otro+barrio el+otro+barrio nota+de+despedida
    despedida+final no+despierto no+despertar saltar+por+la+ventana una+locura hacer+una+locura
    cometer+una no+vale+la+pena+vivir ganas+de+vivir desangr* no+amanezco me+voy+a+colgar moriria
    morirme moriras muriera murio mortal me+quito+la balcon azotea acantilado anden blister
    tranquilizantes somnifer* orfidal lexatin valium cuchill* venas soga barbaridad esquela agoniz*
    agonia depresi* depre
  `,
  blame: `
    culpa* egoist* cobard* frio sin+corazon verguenza decepcion* abandon* tirad* usado utiliz*
    perder+el+tiempo ingrat* mala cruel rompe+el roto hacer+dano dano conciencia sufr* plantad*
    aprovech* llor* dejas+tirad* egoismo asco mentiros* hipocrit* estrech* poca+mujer poco+hombre
    rata desgraciad* duermo como+ni lastima pena desagradecid* malagradecid* desalmad* insensibl*
    tacan* rata* traicion* traidor* fallando despreci* humill* defraud* desilusion* por+tu+culpa
    me+hundes mal+agradecid* fria+como remordimient* cargue+tu+conciencia mezquin* me+haces+dano
    me+lastim* me+heriste martir* desplante* nina+de+papa amargad* infiel* zorra mala+persona
    mala+madre culpo friald* vergonzos* fallas fallaste fallado fallarme usaste usada jugaste
    burlas burlarte me+duele doloros* dolid* herid* heriste herir herirme hiriendo lastimas
    lastimar lastimada lagrim* me+matas matandome me+estas+matando despues+de+todo con+todo+lo+que
    todo+lo+que+he+hecho todo+lo+que+te+he lo+que+he+hecho+por gastado+en+ti lo+que+llevo agradeces
    agradecid* desagradeces cuervos crueldad inhuman* bruja vibora arpia perra cerda guarra puta
    putas fulana furcia calientapollas calientabragas calientahuevos mojigat* frigid* solterona
    histeric* paranoic* falsa falsas hipocresia interesad* materialist* agarrad* ronos* miserabl*
    inutil patetic* ridicul* quien+te+va+a+querer a+tu+edad mirate
  `,
  owe: `
    debes debe deuda deber adeud* compens* me+lo+debes en+deuda deudor* saldar lo+minimo+seria
    te+cobro te+debo le+debo a+cambio lo+minimo lo+justo lo+mio correspond*
  `,
  block: `
    bloque* bloquear ignor* pasar+de quita+de+tus deja+de+seguir fuera+de+tu+lista borra+al
    borra+a+ese quitalo+de quitalo distanci* envidi*
  `,
  courage: `
    atrev* miedo valiente verdader* cobarde infantil tonteria* nina hombre+de cobard* hombres
    mujer+de machote agallas huevos cojones agall* temor panico temblor pusilanim* gallina+eres
    rajad* rajes acojon* cagad* osad* mujer+de+verdad hombre+de+verdad nina+de+papa ser+hombre
    miedos miedosa miedoso miedica miedicas te+asust* asustes asustada asustado asusta gallina
    gallinas valentia valientes arrojo ovarios echale cojon* pantalones madur* inmadur* adult*
    mayorcit* infantiles chiquillada mojigata aguafiestas sosa soso lanzate lanzarse lanzese
    arriesg* acobard* amilan* achant* arrug* rajarte echarte+atras
  `,
  think: `
    pens* piens* pienses pensar pienso reflex* pienses+tanto dudar duda darle+vueltas piensa+bien
    recapacit* recuerda+lo imaginate+la la+almohada almohada imagina imaginate opin*
  `,
  duty: `
    tienes+que tiene+que debes hay+que oblig* has+de tendras toca te+toca exijo exig* compromis*
    obedec* orden+mia prohib* te+prohibo sin+mi+permiso te+exijo mandato acat* deber+de+esposa
    cumplir+con te+corresponde es+tu+deber tendrias+que tenes+que tendrias debias deberias deberia
    deberian debieras hace+falta+que imprescindible orden ordenes ordeno obedezca obedezcas
    obedient* haz+lo+que hazlo+y haz+lo+que+te+digo lo+que+te+digo no+preguntes+y sin+excusas
    pertenec* respetame respeto respetar
  `,
  desire: `
    quiero queria quisiera gustaria ganas apetec* querria anhel* deseo desear me+encantaria
    me+muero+por me+late me+provoca se+te+antoja kiero sueno+con ilusion* preferi* ojala
    ojala+pudier*
  `,
  ability: `
    pued* podr* poder podrias puedo capaces lograr logre imposible sabrias podemos pudier* apan*
  `,
  allow: `
    dej* dejame haz hacer haga* hagas permit* autoriz* consient* consentir prohib* tienes+prohibid*
    no+te+dejo permiso admit* acept* aprob* vet* evit*
  `,
  money: `
    dinero pasta plata euro euros efectivo cantidad* suma cheque* cien mil billetes pavos cuartos
    perras lana pelas pesos dolares dolar soles perra cincuenta veinte quinient* doscient*
    trescient* ochocient* guita lukas lucas monedas eurillos euritos pavo varo* billete+grande parne
    pasta+gansa morlaco* bolivares quetzales rublos en+metalico de+contado caudal* remesa* talon
    mesada paga+semanal centimo* centavo* suma+de pastizal millar* setecient* seiscient* novecient*
    cuatrocient* plata+de morterada dinerito platita platica lanita pelas+de calderilla usd eur
    dineros dineral dinerillo dineraso dinro dienro dinerto platal billete billetito billetera
    billullo biyuya teca chavos chavitos luca palos gamba euracos leuros napos talego talegos
    pastuqui pastita pastizara cash en+mano contante metalico liquido liquidito fondos capitalito
    cientos mileuri* piquito monedita* rinon un+rinon balboas lempiras colones guaranies bolivianos
    reais libras dolaritos cup clp mxn viatic* cuantia cuantios* sobre+con
  `,
  digits: `
    cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci*
    veint* treinta cuarenta cincuenta sesenta setenta ochenta noventa doble triple prefijo
    cifra+a+cifra millar trescientos ceros seiscient* novecient* cuatrocient* sesent* acaba+en
    termina+en empieza+por triple+cero setent* ochent* novent* cuarent* cincuent* treint* ciento
    y+acaba y+termina empieza+el
  `,
  banking: `
    cuenta* iban tarjeta* pin clave* contrasena* dni pasaporte numero+de+cuenta datos+bancarios
    extracto* codigo* cvv banca+online cartilla firma nie transferencia ventanilla cajero banca
    credenciales datos app+del+banco caras autorizacion verific* cuenta+corriente numero+de+tarjeta
    cvc caducidad token+del+banco clave+de+acceso usuario+y+clave entidad+bancaria sucursal swift
    bic cbu alias+de+la+cuenta libreta extract* cotitular apoderad* otp doble+factor firma+digital
    firma+electronica limite+de+la+tarjeta tarjeta+de+credito blanque* interven* bancari* cuentita
    a+tu+nombre a+su+nombre ibam clabe cci cuil cuit cedula curp rfc nif anverso reverso tarjetita
    codigito codiguito contrasen* bbva santander caixa caixabank bankia bancolombia banamex
    bancomer interbank banorte banesco bankinter sabadell unicaja kutxa ingdirect openbank
    bancoestado caja+rural autorizarme titular titulares cotitulares firmante domiciliacion
    ordenante beneficiario resguardo retenido+en retencion cajeros reintegro mula mulas testaferro*
    offshore
  `,
  card: `
    tarjeta+regalo tarjetas+regalo gift+card steam* itunes google+play amazon* recarga* recargar
    prepago saldo paysafe* codigo bono vale google play bizum codigos numeritos tarjetas rascada
    tarjetita* cartulina* raspa* rasca+y netflix roblox razer neosurf vanilla cupon*
    codigo+de+detras lo+de+detras recarguita tarjeta+de+juego visa+regalo tarjeta+regalo+de
    applestore psn playstation xbox fortnite robux valorant twitch spotify bitsa toneo flexepin
    astropay cashlib rascar rascala rasques rasque rascalas rasquela raspes recargueme megas
  `,
  crypto: `
    bitcoin* cripto* crypto* moneda wallet monedero ethereum usdt btc token* binance broker* forex
    bolsa acciones moneda+digital monedas+digitales moneda+virtual satoshi* altcoin* blockchain
    wallet* coinbase metamask tether ripple doge* litecoin mineria+de minado nft staking exchange
    divisas cadena+de+bloques frase+semilla cajero+de+monedas monedero+digital criptito bitcon
    vitcoin vitcoins bitcoi bicoin bitcion btcs satos eth ether ethers solana cardano polkadot usdc
    teter tethers xrp bnb shiba memecoin* ledger trustwallet binans binan bainans kraken bybit okx
    huobi bitso ripio bitget kucoin etoro metatrader cfd cfds binarias apalancamiento apalancado
    minar mineria minando hash hashrate airdrop* defi copytrading arbitraj* nodos
  `,
  debt: `
    deud* embarg* multa* fianza* hipoteca* descubierto atraso* desahuci* moros* credito aval* juicio
    letra debo debemos echan cortan cortar corten cobrador acreedor* plazo* letras impag* pufo*
    pago+pendiente prestamista* usura* usurer* numeros+rojos letra+del+coche requerimient*
    ejecucion+hipotecaria cuota+del+carro vence+la+renta manutencion fian me+fian intereses
  `,
  fee: `
    tasa* aduana* impuest* gastos tramit* tramite* notario desbloque* liberar* transport* paquete*
    envio* gestion* visado* mensajeri* porte* aranceles arancel retenid* abogado certificado
    liberacion rescate deposito fianza anticipo senal senales entrada+del arancelari*
    comision+de+retiro desaduan* notarial* gestoria mordida* soborn* aduaner* almacenaje bodegaje
    recargo* custodia+de certificacion licencia+militar permiso+de+salida derechos+de tributo*
    honorari* cargo+de+entrega courier dhl fedex garantia+que+te apertura+de+cuenta apostilla
    tasas+de exceso+de+equipaje tasita gastitos gastillo comisiones papeleo papeles+de timbres
    poliza por+adelantado anticipos reembolsable reembolsables caucion liberen liberan desatasc*
    descongel* activacion reactiv* despachante diplomatic* valija seur mrw ups nacex gls paquetito
    encomienda* flete fletes contenedor naviera antilavado antiterror* minuta notaria plusvalia
    sucesion sucesiones bta allowance
  `,
  ticket: `
    billete* pasaje vuelo avion tren ave gasolina taxi viaje* visado autobus bus combustible maleta
    aeropuerto barajas estacion pasajes vuelos boleto* pasajecito pasaporte+y visa+de tiquete*
    aerolinea* embarque puerta+de+embarque tarjeta+de+embarque ferry barco+de gasoil diesel nafta
    bencina peaje* guagua camion+de+pasajeros equipaje abordar abordo aeropuert* taxista viajar
    viajo visa maletas barco
  `,
  household: `
    alquiler* caser* luz recibo* gas factura* comida compra panales nevera lavadora coche* taller
    arreglo repar* casero calefaccion movil renta arriendo internet saldo electricidad agua bombona
    butano garrafa bombona+de caldera calefon estufa frigorifico refri refrigerador lavarropas
    heladera renta+del arrendador* arrendatari* inquilin* alquil* mercado+de+la+semana panal*
    matricula uniforme utiles+escolares guarderia recibos+de cortan+la+luz cortaron+la+luz ibi
    derrama averia* averio se+me+rompio se+descompuso furgoneta embrague desahuc* portatil
    computadora tablet se+rompio gotera fontanero electricista itv frenos mecanic* grua cole
    mudanza muebles colchon wifi
  `,
  illness: `
    enferm* hospital* operaci* operar medicin* medicament* tratamient* clinica accidente* entierro*
    funeral* dentista cancer fallec* farmacia insulina urgencias remedio* quimio ingresad* ingreso
    veterinari* malit* cirug* operarme operan fiebre anestesi* cirujan* quirofano internad* internar
    uci uti cuidados+intensivos infarto ictus tumor* cancer* metastasis radioterapia quimioterapia
    dialisis transfusion* trasplant* marcapasos protesis silla+de+ruedas yeso escayol* fractur*
    ambulancia inyeccion* vacuna* paracetamol antibiotic* leucemia diabetes neumonia sepelio ataud
    feretro velorio velatorio caja+para+enterrar convalec* enfermedad+incurable paralis* cesarea
    residencia+de asilo operaron farmaceutic* muletas funeraria muela tac cataratas gafas alergi*
    gripe catarro artrosis cicatriz
  `,
  emergency: `
    rob* robado atrapad* tirad detenid* carcel prision arrest* perd* emergencia* problem* apuro*
    guerra soldad* militar* general ejercito mision petrolera plataforma barco capitan bloquead*
    retenid* calabozo tirada tirado asaltaron secuestr* aduana frontera congelad* embargad* expuls*
    atrac* hurto* varad* extraviad* extravi* preso detuvieron detencion encarcel* rehen naufrag*
    bombarde* trinchera base+militar sargento teniente naciones+unidas onu casco+azul perforador*
    oleoducto gasoducto barcaza buque tripulacion contrato+en+el+mar yemen afganistan deport*
    refugiad* me+robaron sin+pasaporte inmigracion intervenid* averiad* emerg* coronel comandante
    regimiento ghana estambul petroleo marino+mercante incendi* repatri*
  `,
  pension: `
    pension* jubilac* ahorr* sueldo nomina ingresos patrimonio piso propied* casa+propia herencia
    cobras cuanto terreno* finca seguro+de+vida paga plan+de+pensiones sueldos cobra gana* hipoteca
    nombre propietari* ingreso viudedad orfandad jubilada jubilado finiquito indemnizacion subsidio
    plan+de+jubilacion plazo+fijo finquita parcela* inmueble* escritura* patrimonial afore
    renta+vitalicia bienes+gananciales casa+pagada nomina* poder+notarial usufructo testamento
    liquidez hucha libreta+de+ahorro jubile aguinaldo chalet solar olivar
  `,
  phone: `
    numero* num telef* tlf movil* fijo cifra* digito* tfno tlfn celular cel numerito tlfno prefijo
    fono celu celus celularcito inalambrico linea+de+telefono simcard sim+nueva tarjeta+sim
    chip+nuevo nueve+cifras telefono+fijo extension+de tlfs tfn tef telf telfono telfo tel movi
    mobil movles numeriko numerico numerin numerajo nro celurar celuar selular selu celurares
    celulare celularito celulares fonito auricular la+terminal las+nueve prefijos lada indicativo
    en+la+agenda tu+contacto mi+contacto su+contacto locutorio contestador
  `,
  mail: `
    correo* email* mail* gmail hotmail yahoo outlook arroba punto e+mail electronico correito
    correo+electronico guion bajo emilio emili* correos+electronicos buzon+de+correo protonmail
    icloud aroba a+rroba email+personal punto+com puntocom guion+medio hotmeil jotmail yimeil imeil
    imail emeil imeils meil ymail jmail gemail gmeil gmei yemeil yimail jimeil gimail gimeil gemeil
    hotmal otmail outluk autluk yajoo yahu aol gmx zoho tutanota proton msn puntocm arrova arrobag
    underscore guioncito electronica
  `,
  address: `
    direccion* calle portal piso numero+de+la vives vivo domicilio codigo+postal cp plaza avenida
    barrio escalera timbre direccion+de ubicacion localizacion manzana apartado bloque numero+8
    senas domicil* codigo+del+portal buhardilla entresuelo bajo+izquierda segundo+izquierda
    tercero+derecha urbanizacion poligono nave+numero callejon travesia apartado+de+correos
    geolocaliz* ubi tiempo+real mandame+ubi donde+vives cerca+de+tu+casa coordenadas
    codigo+de+la+puerta atico edificio camino+de aldea caseta donde+trabajas
  `,
  elsewhere: `
    otro+sitio otra+parte fuera salir* otra+app por+fuera por+otro directo privado aplicacion
    pasamos pasemos vamonos vamos salgamos signal line zangi otra+red otra+pagina otro+chat
    otro+lado otro+lao otro+canal otro+medio otra+via otra+via+de+contacto fuera+de+aqui
    fuera+de+aca fuera+de+esta fuera+del+chat pasate+a pasate+al cambiemonos cambiamos+de+canal
    nos+cambiamos nos+mudamos salgamonos saltamos+a otra+plataforma discord snap* wechat kik wickr
    hangout* tiktok twitter instagram insta ig facebook feis* threads tinder badoo el+avioncito
    avion+de+papel aplicacion+de+mensajeria linea+personal mas+privado mas+directo x+otro+lado
    mudemonos trasladamos trasladarnos continuemos brinquemos entro+poco casi+no+entro aqui+casi+no
    mejor+por mejor+en redes redes+sociales faceb* face feibu fasebook instagran istagram
    instragram ista instita tiktoker tictoc bluesky mastodon pinterest linkedn linkdin tuenti badu
    meetic lovoo bumble hinge pof happn grindr onlyfans fansly omegle botim kakaotalk zangui
    el+del+avioncito fantasmita la+camarita pajarito
  `,
  surname: `
    apellido* nombre completo como+te+llamas+completo nombre+y+apellido* apellid* nombre+entero
    como+te+apellidas nombre+de+pila nombre+de+soltera tu+nombre+real de+apellido nombre+verdadero
    apeyido apellio apeido apeyidos firm*+como iniciales
  `,
  photo: `
    foto* imagen* video* desnud* webcam camara cam selfie* intim* pack pantallazo fotos+tuyas nudes
    fotito* fotico* sin+ropa ropa+interior lenceria en+pelota* desvist* topless mostrar+todo
    grabarte en+cueros videit* en+bolas camarita porno* erotic* sexting caliente sexo grabado
    ensen*
  `,
  secret: `
    secret* entre+nosotros entre+tu confidencial* entre+los+dos privad* secretit* discret*
    confidencia en+clave clave+secreta oculto sin+que nuestro+secreto quede+entre entre+nosotras
    entre+tu+y+yo entre+usted+y+yo de+tapadillo bajo+siete+llaves confidencia* clandestin*
    que+no+salga no+salga+de+aqui de+aqui+no+sale quede+aqui lo+nuestro cosa+nuestra
    pacto+de+silencio que+nadie sin+que+nadie sin+que+se+entere muere+contigo a+la+tumba doble+vida
    a+espaldas a+sus+espaldas al+margen sin+testigos nombre+falso otro+nombre ni+tu+hija ni+tu+hijo
    ni+tu+hermana ni+a+tu+mejor+amiga clasificad* en+petit+comite intransferible confiden*
    que+quede+entre que+quede no+se+entere sin+avisar no+tiene+por+que no+tienen+por+que rinconcito
    nuestro+pequeno complic* a+nadie con+nadie nadie+puede nadie+mas+que que+nadie+te
    que+nadie+sepa puerta+de+atras
  `,
  chat: `
    conversacion* mensaje* chat historial charla captura* pantalla* wasaps movil hilo+de+mensajes
    registro+de+llamadas historial+de registro+del+chat archivo+del+chat bandeja buzon+de+entrada
    notificaci* guasaps mensajitos copia+de+seguridad archivo galeria carrete
  `,
  scam: `
    estaf* timo* timador* fraude* fals* engan* phishing chorizo* spam ladron* sinverguenza* defraud*
    timar timaron timo+del tocomocho usurp* suplant* impost* trampos* farsa farsante* bulo
    ciberdelin* hacke* perfil+falso embauc* desplum* chanchull* robo+de+datos vividor* catfish
    piramid* timada timado timan tima fraudulent* engatus* trampas estampita nazareno trile* bot
    bots nigeriano nigerianos piden+dinero pide+dinero los+que+piden choriz* mangant* mangui
    carterista* caco cacos ratero* ratera jaquear jaqueado pirate* virus troyano malware
    ciberestafa* smishing vishing denuncie denuncio denunciamos picaste picado anzuelo aviso+de
    advierten mosqueo
  `,
  laughter: `
    jaja* jeje* jiji* lol broma* chiste* risa* rei* ajaj* jaj jej jsjs* xd carcajad* cachond* chist*
    descojon* divertid* meme* me+meo guason rie me+rio humor
  `,
  party: `
    sorpresa* cumple* fiesta* tarta receta* regalo boda* navidad reyes comunion bautizo bautizos
    aniversario santo+de verbena* feria+del despedida+de+soltera amigo+invisible roscon villancic*
    belen+de pascua* huevos+de+pascua nochebuena nochevieja quinceanera quinceanos romeria carnaval*
    disfraces pastel* salsa croqueta* lentejas paella gazpacho asado ceviche cocido bizcocho*
    torrija* turron regalos san+juan
  `,
  past: `
    era eras estaba habia tenia fue fui ayer antes anos hace he ha han sido tuve hacia+anos antano
    tiempo+atras hace+tiempo de+joven de+pequeno de+nina de+nino cuando+era anteayer aquella+vez
    en+mis+tiempos tuvimos fuimos eramos solia antiguament* estuve estuvieron estabas hice hizo
    hicimos tuvo tuvieron hubo iba ibamos iban fueron vivia vivi trabajaba trabaje cante decia
    decia+mi me+dijo llamaba llamabamos escribia compre pague pagamos+a mando+mi recibi encontre+un
    borre escondia se+murio murio+mi anoche la+mili infancia juventud
  `,
  being: `
    soy eres es somos son estoy esta estamos eran estaban me+siento sois estais sos andas ando
    siendo sea seas sean seria seria+un sere seras sera estare estarias este estes parezco parece
    resulta
  `,
  plan: `
    restaurante* cafe* paseo* cine mercad* cenar cena comer playa concierto* copa cana tapas merend*
    merienda vermu vermut aperitivo museo* exposicion* teatro heladeria helado terraza bar+de+la
    churreria chiringuito excursion* ruta senderismo parque tapeo baile bailar desayun* almuerzo
    almorzar picnic feria+de+libro helader* verbena paella* asado+el canas pizza tacos churros bar
    pasear ermita sierra montana piscina balneari* peli estreno opera sevillanas bailes discoteca*
    bingo petanca domino mus parchis ajedrez libreria taller+de ceramica pintura yoga pilates
    gimnasio tenis futbol el+partido estadio bici cenas cenamos sobremesa bocadillo* setas pescar
    castanas procesion* semana+santa
  `,
  work: `
    trabaj* curro jefe* oficina* proyecto* turno jubilad* empresa jornada chamba laburo
    guardia+de+noche turno+de reunion* despacho fabrica colegio+donde becari* horario* plantilla
    sindicato oposicion* opositar autonom* profes* maestr* enfermer* fontaner* camioner* contabl*
    informe oficio cartero cartera+de+correos jefa contabilidad factur* huelga de+baja funcionario
    mi+bar mi+consulta peluquer* costurer* carnicer* fruter* panader* camarer* pinche cuidadora
    jardiner* tractor cosecha* olivo huerto* huerta electric* pintor* conductor* chofer almacen*
    ingenier* informatic* universidad* instituto alumn* examen* conserj*
  `,
  clock: `
    hora minuto media tarde luego cuarto madrugada mediodia medianoche segundos y+media y+cuarto
    menos+cuarto en+punto al+rato ratito minutito horas+de tardes amanec* noche madrugar siesta
    y+cinco horari* reloj despertador
  `,
};
