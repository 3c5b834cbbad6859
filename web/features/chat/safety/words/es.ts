import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "yo me mi mis mio mia conmigo m conmigo+mismo a+mi",
  you: "tu te ti tus tuyo tuya usted ustedes su contigo vos le os vuestro* vuestra merced",
  we: `
    nosotros nos nuestro* nuestra* juntos juntas ambos dos tu+y+yo usted+y+yo vos+y+yo los+dos
    nosotras entrambos
  `,
  they: "el ella ellos ellas lo la los sus les",
  kin: `
    hija* hijo* nino* nina* hermana* hermano* marido mujer madre padre mama papa familia* ex amiga*
    amigo* vecin* nieto* nieta* yerno nuera cunad* sobrin* tio tia primo* prima* companer* parient*
    padres esposo* esposa* novi* colega* mijo* suegr* cuidador* enfermera madrina padrino abuel*
    comadre compadre gente+tuya tus+hijos los+tuyos tu+gente crio* criatura* hij* padrastro
    madrastra bisniet* biznieto* ahijad* consuegr* prometid* viud* mami papi papito mamita mijita
    chamac* chaval* chiquill* nena nene carnal pololo polola pareja yayo yaya parentela allegad*
    vuestros+hijos tu+vieja tu+viejo los+suyos
  `,
  authority: `
    banco* policia* guardia+civil notario medico doctor cura sacerdote asesor* abogad* cajer*
    director+del hacienda ayuntamiento asistente+social gestor* denuncia* oficina juzgado ventanilla
    guardia guardias comisaria juez* inspector* funcionari* embajada parroc* parroquia obispo
    portera administracion caja ventanillas polici* comisario fiscal* alcald* tribunal* procurador*
    sargento guardia+urbana mossos ertzaintza carabinero* ministerio aduaner* interpol licenciado
    psicolog* trabajadora+social pastor catequista director+de+la+sucursal sucursal seguridad+social
    ambulatorio detective concejal* gerente* consulado consul
  `,
  site: `
    pagina web moderador* soporte plataforma perfil aqui creditos suscripcion cuenta atencion
    administrador* sitio equipo ayuda esta+red chat+este la+web modera* chat portal+de+citas
    pagina+de+citas esta+pagina esta+web este+sitio este+chat esta+plataforma red+social membresia
  `,
  nobody: `
    nadie ninguno ni+dios ningun ninguna alma+viva ni+el+aire ni+el+cura ni+tu+sombra ni+cristo
    ni+el+tato
  `,
  someone: `
    alguien otro* otra* otros gente todos todo+el quien quienes los+demas cualquier* terceros
    fulano* mengano zutano cualquiera+que vecindario medio+mundo todo+quisqui
  `,
  not: `
    no nunca jamas sin ni tampoco n nada nones nanay nunca+jamas ni+hablar ni+loc* de+ningun+modo
    de+ninguna+manera
  `,
  nothing: `
    nada ni+mu ni+una+palabra ni+pio ninguna+palabra ni+jota ni+media ni+palabra ni+una+letra
    ni+chistar ni+rechistar
  `,
  if: `
    si cuando como siempre+que en+cuanto siempre+y+cuando con+tal+de+que a+menos+que salvo+que
    a+no+ser+que mientras+no como+no como+vuelvas en+caso+de
  `,
  else: `
    sino si+no o de+lo+contrario porque+si caso+contrario de+otro+modo en+caso+contrario
    de+no+ser+asi y+si+no atente
  `,
  only: `
    solo* solamente unicamente nomas nada+mas nada+mas+que exclusivamente tan+solo solito solita
    nomasito
  `,
  until: `
    hasta antes dentro plazo hora horas minutos medianoche dias limite tienes+hasta vence
    vencimiento caduca* fecha+limite a+mas+tardar como+muy+tarde media+hora cuenta+atras
    antes+de+que de+margen ultimo+dia
  `,
  now: `
    ahora ya mismo inmediat* urgente* urgencia rapido rapidamente hoy esta+noche date+prisa prisa
    corre cuanto+antes ahorita enseguida pronto al+tiro altiro ya+mismo ahora+mismo al+momento
    al+instante sin+demora sin+falta apurate apurese apure ipso+facto en+seguida de+una+vez
    de+inmediato hoy+mismo
  `,
  day: `
    lunes martes miercoles jueves viernes sabado domingo manana semana finde mes pasado
    fin+de+semana anteayer pasado+manana quincena
  `,
  last: "ultim* oportunidad vez final definitiv* se+agota se+agotan por+ultima",
  please: `
    por+favor porfa* porfavor suplico ruego xfa plis favor te+lo+pido se+lo+pido te+lo+ruego
    te+imploro encarecidamente amablemente porfi porfis por+piedad por+lo+que+mas+quieras por+dios
    hazme+el+favor hagame+el+favor
  `,
  speak: `
    di dile diga digas decir dices dice cuentes cuenta contar cuentas contarlo decirle* contarle*
    decirselo contarselo hables hablar hable habla menciones mencionar comentes comentar comentar*
    palabra reveles sueltes sueltas chives denuncies denunciar avises avisar informes explica*
    explicaciones confieses diras digan boca contes contarl* chivar* chivato piar largar rajar ment*
    publiqu* confesar niega niegas niegalo negar desmientas afirmes alardees presumas nombr* platic*
    charl* cotorre* cotille* coment* comunic* mencione* pregon* rumor* delat* revel* divulg*
    suelta+prenda irte+de+la+lengua de+la+lengua murmur* desembuch* parlot* secrete* se+te+escape
    diselo contaselo decile conta relatar narrar
  `,
  hide: `
    escond* ocult* calla* callad* calladit* silencio discret* discrecion secretamente escondidas
    guarda* guardar disimul* reserva tapar chiton tapad* camufl* anonim* pico reserv* sigil* tumba
    encubr* enterr* cremallera chis shh* boquita boca+cerrada punto+en+boca bajo+llave siete+llaves
    a+hurtadillas de+tapadillo a+escondidas sin+rastro huella* modo+incognito incognito
    pantalla+boca bajo+el+colchon debajo+del+colchon hermetic* bajo+perfil clandestin* furtiv*
  `,
  lie: `
    mient* mentir mentira* invent* finge* fingir excusa* haz+como haz+que como+si hazte pretexto
    mintiendo trola tonto hazte+el di+que diles+que dile+que digas+que equivocad* fingi* figurar
    embust* patrana* falsed* engan* coartada cuento+chino hazte+la hacete hacer+como+que finja
    disimul* maquill* figura+que mentirij* hazte+pasar hacerte+pasar
  `,
  delete: `
    borra* borrar elimina* eliminar destruy* quema* tira limpia* vacia* rompe* borres papelera
    elimines desinstala* quemes suprim* deshazte deshaga formate* destrui* triturar tritura* desech*
    bote+de+basura a+la+basura borre romper+la+carta desaparecer+el desaparecer+los autodestru*
    no+dejes+rastro
  `,
  know: `
    sabe saber sepa* sepan sabes enter* entere descubr* entiend* entender supiera* supier* conoc*
    averigu* se+olan se+huela olfat* adivin* percat* constar conste chismos* fisg* cotill* metich*
    indag* atar+cabos ata+cabos sospech* se+den+cuenta
  `,
  ask: "pregunta* preguntan preguntar pregunte* interrog* cuestion* indag* inquir*",
  look: `
    ver vea vean ve mira* mirar lee leer lea lean leyendo vigil* inspeccion* fisgon* husme* cotille*
    ojea* echa+un+vistazo espia espiar espian espiando
  `,
  send: `
    manda* mandar mande* envia* enviar envie* remit* reenvi* pasame mandame despach* remes*
    hazme+llegar hacer+llegar hagame+llegar hazme+un+envio pasalo pasamelo girame
  `,
  give: `
    da dame dar des doy deme pasa pasame pasar pase* facilit* recib* entreg* deja+me dejame dejas
    deje demelo damelo dejo dice+usted intercambi* apunta apunte apuntate toma+nota dicto dictame
    regalame regale regaleme regalas regalar comparteme compart* proporcion* suminist* ofrec* dalo
    anota anote anotar anotate anoteme dejame+escrito ceder cedeme
  `,
  write: `
    escrib* escribeme mensaje sms chatear chate* hablamos hablar+por texto wasapear audio audios
    notas carta cartas wasap* guasap* whats* wsp wpp whasap* watsap* guatsap* telegram* messenger
    viber mensajit* mensajeria mandar+audio nota+de+voz notas+de+voz epistola textear texteame wapp
  `,
  call: `
    llama* llamame llamar llame* telefon* videollamad* toque perdida marca marcame marcar suena tono
    facetime llamo skype timbr* marqu* marcarte marcarle echame+un+grito pega+un+toque un+telefonazo
    repica* videocham* zoom meet camarita dar+un+toque dame+un+toque oir+tu+voz oirle+la+voz
    pegame+un+grito
  `,
  come: `
    ven venir voy ir paso pasar quedar quedamos recog* encontrar* visita* acercar* puerta casa
    presento pasate pasarte bajar baja vente venga acercate te+espero recojo pito timbre portal
    hostal habitacion vengas vente+a visit* sube+a suba+a pasate+por caer+por caete te+recojo
    te+busco+en+casa a+mi+casa mi+casa tu+casa su+casa mi+piso mi+depto mi+departamento habitaci*
    duermes+en dormir+en+mi alojarte traete
  `,
  find: `
    busca* buscame encuentr* agrega* agregame anade* anademe sigue* sigueme contact* localiz*
    escane* clic pincha* solicitud metete bajate descarga* instala* salgo aparezco googlea google
    etiquet* amistad invitacion enlace link qr ubicame dar+contigo como+sales como+apareces
    sales+como cuadradito bajatela pon+en+el+buscador arroba agregues agregueme busqueme sigame
    suscribete
  `,
  pay: `
    paga* pagar pago pague* transfer* transferir ingres* ingresar deposit* adelant* abon* financ*
    gir* bizum* aport* pon anticip* contribu* costear patrocin* pone poner pongas poneme mete meter
    metes meto meti metemos aceptes retirar sacar saca costea yape sufrag* desembols* saldar salda
    liquid* cancelar+la+cuota consign* remesa* reembols* correr+con+los correr+a+cargo amortiz*
    apoquin* aflojar rascarse+el+bolsillo soltar+la yapeame plin nequi mercadopago western+union
    moneygram mercado+pago hacer+un+ingreso pones+tu
  `,
  lend: `
    prest* prestame prestar prestado prestamo* devolv* devuelv* fiar fia* dejas+algo dejarme
    adelantas anticipas avalista avalar avales debo dejarias dejas+hasta deje+hasta emprest*
    adelant* reembols* reintegr* te+lo+devuelvo se+lo+devuelvo microcredito usurer* garante garantia
  `,
  help: `
    ayud* ayudame ayudar ayuda apoy* salv* socorr* echar+una+mano echame+una mano rescat* echas+una
    echame limosna caridad auxilio echar+un+cable echarme+un+cable un+cable amparo+economico auxili*
    mecenas donativ* donacion* donar donante* buen+samaritano alivi* una+manita echa+la+mano
    echame+la+mano favorcito padrino+economico limosn* benefactor* colabor*
  `,
  need: `
    necesit* falta* faltan hace+falta apur* sin+blanca pelad* justo no+llego llegar+a+fin aprieto*
    mal+momento tieso corto corta ahogad* ahogo pelao ni+un+duro sin+un+duro no+tengo no+nos+llega
    carec* carencia* penuri* arruinad* quebrad* sin+techo sin+un+mango sin+un+peso sin+un+centimo
    sin+un+chavo bolsillos+vacios nevera+vacia mal+de+dinero canutas pasando+las no+me+alcanza
    no+alcanza no+llegamos sin+comer con+lo+puesto necesidad* estoy+seco mala+racha
  `,
  price: `
    cuest* costar cuanto+cuesta precio* caro cara barat* gratis tarifa* costo cuota* cuanto+vale
    cuanto+sale cuanto+es monto carisim* por+las+nubes
  `,
  earn: `
    gana* ganar invert* invers* inviert* rentabil* benefici* trading duplic* multiplic* interes*
    rico negocio* oportunidad plataforma capital ganancia* rendimiento* comision* senales senal
    apuesta* rinde rendir socio socia dobl* soplo entras mentor lucr* ganes pelotazo chollo
    retorno+de roi dividend* rentab* portafolio apalanc* robot+que+opera opera+solo plusvali*
    renta+fija plazo+fijo afiliad* criptoinver* dinero+facil ingreso+extra ingresos+extra
    desde+el+sofa mensual+fijo triplic* emprendedor* mercados+financieros capitaliz*
    grupo+de+inversion
  `,
  win: `
    loteria premio herenci* hered* oro lingot* millon* caja+fuerte cofre quiniela euromillon*
    bonoloto primitiva sorteo* testament* beneficiari* agraciad* maletin jackpot oro+en+polvo
    diamante*
  `,
  buy: `
    compra* comprar compres compro vend* vender adquir* estanco compremos rasca rascas rascado
    mercar subast* adquier* compreme
  `,
  promise: `
    promet* promes* jura* juro palabra palabra+de quedaste habias+dicho dijiste me+lo+prometiste
    me+prometiste pacto* teniamos+un diste+tu+palabra diste+palabra garantiz* compromet*
  `,
  decide: `
    decid* decision elig* elije* elegir escog* aclar* elegi definir definete si+o+no resuelv* escoj*
    elijas decide+ya ellas+o+yo ella+o+yo el+o+yo una+de+dos o+lo+uno o+conmigo
  `,
  answer: `
    contest* contesta* respond* respuesta* coge+el cogeme coges cuelg* contesta+ya replic* en+visto
    dejas+en+visto dejarme+en+visto leido+y cogelo atiende atiendeme descuelga devuelveme+la+llamada
    silencio* explicate
  `,
  wait: `
    esper* esperar paciencia eternamente larg* mare* espero+ni aguant* harto harta cansad* aguard*
    demor* dar+largas dandome+largas impacient* hasta+las+narices hasta+la+coronilla
    se+me+acaba+la+paciencia estirar+la+cuerda
  `,
  love: `
    quier* quieres amor amas amar amo carino corazon sentim* importo cielo vida enamor* guapa reina
    bebe adoro ador* te+amo alma+gemela media+naranja mi+rey mi+reina mi+vida mi+cielo princesa
    mamita papacito bb tesoro+mio corazoncito querid* mi+sol te+adoro bombon lindura
  `,
  prove: `
    demuestr* demostrar prueb* prueba* ensena* prueba+de acredit* comprob* justificante* hechos+no
    por+las+pruebas
  `,
  trust: `
    confi* confianza fiar* fias desconf* dud* creer crees fies fia fiate creo creia de+fiar recel*
    sospech* fe+ciega te+fias de+confianza fidelidad credul*
  `,
  leaving: `
    voy irme adios dejo dejar acab* termin* se+acabo fin romper desaparez* olvidate hasta+aqui largo
    acabo+se dejas+me dejarte nos+vamos pierdes perderas perder+me largate me+busco marcharme marcho
    abandonar* me+largo te+dejo te+dejare plantar* se+termino me+voy+a+ir cambio+de+pagina
    no+me+busques no+vuelvas busco+otra busco+a+otra hasta+nunca hemos+terminado hemos+llegado
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
    te+denuncio
  `,
  die: `
    muer* morir matar* mato suicid* pastillas quitar+la+vida tirar* tonteria acabar+con hago+algo
    puente mata matando muriendo cuerda corto+las cortarme corte+las vivir hundo quitarme tren tiro
    ahorc* veneno sobredosis dejar+este+mundo otro+barrio el+otro+barrio nota+de+despedida
    despedida+final no+despierto no+despertar saltar+por+la+ventana una+locura hacer+una+locura
    cometer+una no+vale+la+pena+vivir ganas+de+vivir desangr* no+amanezco me+voy+a+colgar
  `,
  blame: `
    culpa* egoist* cobard* frio sin+corazon verguenza decepcion* abandon* tirad* usado utiliz*
    perder+el+tiempo ingrat* mala cruel rompe+el roto hacer+dano dano conciencia sufr* plantad*
    aprovech* llor* dejas+tirad* egoismo asco mentiros* hipocrit* estrech* poca+mujer poco+hombre
    rata desgraciad* duermo como+ni lastima pena desagradecid* malagradecid* desalmad* insensibl*
    tacan* rata* traicion* traidor* fallando despreci* humill* defraud* desilusion* por+tu+culpa
    me+hundes mal+agradecid* fria+como remordimient* cargue+tu+conciencia mezquin* me+haces+dano
    me+lastim* me+heriste martir* desplante* nina+de+papa amargad* infiel* zorra mala+persona
    mala+madre
  `,
  owe: `
    debes debe deuda deber adeud* compens* me+lo+debes en+deuda deudor* saldar lo+minimo+seria
    te+cobro
  `,
  block: `
    bloque* bloquear ignor* pasar+de quita+de+tus deja+de+seguir fuera+de+tu+lista borra+al
    borra+a+ese quitalo+de
  `,
  courage: `
    atrev* miedo valiente verdader* cobarde infantil tonteria* nina hombre+de cobard* hombres
    mujer+de machote agallas huevos cojones agall* temor panico temblor pusilanim* gallina+eres
    rajad* rajes acojon* cagad* osad* mujer+de+verdad hombre+de+verdad nina+de+papa ser+hombre
  `,
  think: `
    pens* piens* pienses pensar pienso reflex* pienses+tanto dudar duda darle+vueltas piensa+bien
    recapacit* recuerda+lo imaginate+la
  `,
  duty: `
    tienes+que tiene+que debes hay+que oblig* has+de tendras toca te+toca exijo exig* compromis*
    obedec* orden+mia prohib* te+prohibo sin+mi+permiso te+exijo mandato acat* deber+de+esposa
    cumplir+con te+corresponde es+tu+deber tendrias+que tenes+que
  `,
  desire: `
    quiero queria quisiera gustaria ganas apetec* querria anhel* deseo desear me+encantaria
    me+muero+por me+late me+provoca se+te+antoja
  `,
  ability: "pued* podr* poder podrias puedo capaces lograr logre imposible sabrias",
  allow: `
    dej* dejame haz hacer haga* hagas permit* autoriz* consient* consentir prohib* tienes+prohibid*
    no+te+dejo
  `,
  money: `
    dinero pasta plata euro euros efectivo cantidad* suma cheque* cien mil billetes pavos cuartos
    perras lana pelas pesos dolares dolar soles perra cincuenta veinte quinient* doscient*
    trescient* ochocient* guita lukas lucas monedas eurillos euritos pavo varo* billete+grande parne
    pasta+gansa morlaco* bolivares quetzales rublos en+metalico de+contado caudal* remesa* talon
    mesada paga+semanal centimo* centavo* suma+de pastizal millar* setecient* seiscient* novecient*
    cuatrocient* plata+de morterada dinerito platita platica lanita pelas+de calderilla usd eur
  `,
  digits: `
    cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieci*
    veint* treinta cuarenta cincuenta sesenta setenta ochenta noventa doble triple prefijo
    cifra+a+cifra millar trescientos ceros seiscient* novecient* cuatrocient* sesent* acaba+en
    termina+en empieza+por triple+cero
  `,
  banking: `
    cuenta* iban tarjeta* pin clave* contrasena* dni pasaporte numero+de+cuenta datos+bancarios
    extracto* codigo* cvv banca+online cartilla firma nie transferencia ventanilla cajero banca
    credenciales datos app+del+banco caras autorizacion verific* cuenta+corriente numero+de+tarjeta
    cvc caducidad token+del+banco clave+de+acceso usuario+y+clave entidad+bancaria sucursal swift
    bic cbu alias+de+la+cuenta libreta extract* cotitular apoderad* otp doble+factor firma+digital
    firma+electronica limite+de+la+tarjeta tarjeta+de+credito blanque* interven* bancari*
  `,
  card: `
    tarjeta+regalo tarjetas+regalo gift+card steam* itunes google+play amazon* recarga* recargar
    prepago saldo paysafe* codigo bono vale google play bizum codigos numeritos tarjetas rascada
    tarjetita* cartulina* raspa* rasca+y netflix roblox razer neosurf vanilla cupon*
    codigo+de+detras lo+de+detras recarguita tarjeta+de+juego visa+regalo
  `,
  crypto: `
    bitcoin* cripto* crypto* moneda wallet monedero ethereum usdt btc token* binance broker* forex
    bolsa acciones moneda+digital monedas+digitales moneda+virtual satoshi* altcoin* blockchain
    wallet* coinbase metamask tether ripple doge* litecoin mineria+de minado nft staking exchange
    divisas cadena+de+bloques frase+semilla cajero+de+monedas monedero+digital
  `,
  debt: `
    deud* embarg* multa* fianza* hipoteca* descubierto atraso* desahuci* moros* credito aval* juicio
    letra debo debemos echan cortan cortar corten cobrador acreedor* plazo* letras impag* pufo*
    pago+pendiente prestamista* usura* usurer* numeros+rojos letra+del+coche requerimient*
    ejecucion+hipotecaria cuota+del+carro vence+la+renta manutencion fian me+fian
  `,
  fee: `
    tasa* aduana* impuest* gastos tramit* tramite* notario desbloque* liberar* transport* paquete*
    envio* gestion* visado* mensajeri* porte* aranceles arancel retenid* abogado certificado
    liberacion rescate deposito fianza anticipo senal senales entrada+del arancelari*
    comision+de+retiro desaduan* notarial* gestoria mordida* soborn* aduaner* almacenaje bodegaje
    recargo* custodia+de certificacion licencia+militar permiso+de+salida derechos+de tributo*
    honorari* cargo+de+entrega courier dhl fedex garantia+que+te apertura+de+cuenta apostilla
    tasas+de exceso+de+equipaje
  `,
  ticket: `
    billete* pasaje vuelo avion tren ave gasolina taxi viaje* visado autobus bus combustible maleta
    aeropuerto barajas estacion pasajes vuelos boleto* pasajecito pasaporte+y visa+de tiquete*
    aerolinea* embarque puerta+de+embarque tarjeta+de+embarque ferry barco+de gasoil diesel nafta
    bencina peaje* guagua camion+de+pasajeros equipaje abordar abordo
  `,
  household: `
    alquiler* caser* luz recibo* gas factura* comida compra panales nevera lavadora coche* taller
    arreglo repar* casero calefaccion movil renta arriendo internet saldo electricidad agua bombona
    butano garrafa bombona+de caldera calefon estufa frigorifico refri refrigerador lavarropas
    heladera renta+del arrendador* arrendatari* inquilin* alquil* mercado+de+la+semana panal*
    matricula uniforme utiles+escolares guarderia recibos+de cortan+la+luz cortaron+la+luz ibi
    derrama averia* averio se+me+rompio se+descompuso furgoneta embrague desahuc*
  `,
  illness: `
    enferm* hospital* operaci* operar medicin* medicament* tratamient* clinica accidente* entierro*
    funeral* dentista cancer fallec* farmacia insulina urgencias remedio* quimio ingresad* ingreso
    veterinari* malit* cirug* operarme operan fiebre anestesi* cirujan* quirofano internad* internar
    uci uti cuidados+intensivos infarto ictus tumor* cancer* metastasis radioterapia quimioterapia
    dialisis transfusion* trasplant* marcapasos protesis silla+de+ruedas yeso escayol* fractur*
    ambulancia inyeccion* vacuna* paracetamol antibiotic* leucemia diabetes neumonia sepelio ataud
    feretro velorio velatorio caja+para+enterrar convalec* enfermedad+incurable paralis* cesarea
  `,
  emergency: `
    rob* robado atrapad* tirad detenid* carcel prision arrest* perd* emergencia* problem* apuro*
    guerra soldad* militar* general ejercito mision petrolera plataforma barco capitan bloquead*
    retenid* calabozo tirada tirado asaltaron secuestr* aduana frontera congelad* embargad* expuls*
    atrac* hurto* varad* extraviad* extravi* preso detuvieron detencion encarcel* rehen naufrag*
    bombarde* trinchera base+militar sargento teniente naciones+unidas onu casco+azul perforador*
    oleoducto gasoducto barcaza buque tripulacion contrato+en+el+mar yemen afganistan deport*
    refugiad* me+robaron sin+pasaporte inmigracion intervenid* averiad*
  `,
  pension: `
    pension* jubilac* ahorr* sueldo nomina ingresos patrimonio piso propied* casa+propia herencia
    cobras cuanto terreno* finca seguro+de+vida paga plan+de+pensiones sueldos cobra gana* hipoteca
    nombre propietari* ingreso viudedad orfandad jubilada jubilado finiquito indemnizacion subsidio
    plan+de+jubilacion plazo+fijo finquita parcela* inmueble* escritura* patrimonial afore
    renta+vitalicia bienes+gananciales casa+pagada nomina* poder+notarial usufructo testamento
    liquidez hucha libreta+de+ahorro
  `,
  phone: `
    numero* num telef* tlf movil* fijo cifra* digito* tfno tlfn celular cel numerito tlfno prefijo
    fono celu celus celularcito inalambrico linea+de+telefono simcard sim+nueva tarjeta+sim
    chip+nuevo nueve+cifras telefono+fijo extension+de
  `,
  mail: `
    correo* email* mail* gmail hotmail yahoo outlook arroba punto e+mail electronico correito
    correo+electronico guion bajo emilio emili* correos+electronicos buzon+de+correo protonmail
    icloud aroba a+rroba email+personal punto+com puntocom guion+medio hotmeil jotmail yimeil
  `,
  address: `
    direccion* calle portal piso numero+de+la vives vivo domicilio codigo+postal cp plaza avenida
    barrio escalera timbre direccion+de ubicacion localizacion manzana apartado bloque numero+8
    senas domicil* codigo+del+portal buhardilla entresuelo bajo+izquierda segundo+izquierda
    tercero+derecha urbanizacion poligono nave+numero callejon travesia apartado+de+correos
    geolocaliz* ubi tiempo+real mandame+ubi donde+vives cerca+de+tu+casa coordenadas
    codigo+de+la+puerta
  `,
  elsewhere: `
    otro+sitio otra+parte fuera salir* otra+app por+fuera por+otro directo privado aplicacion
    pasamos pasemos vamonos vamos salgamos signal line zangi otra+red otra+pagina otro+chat
    otro+lado otro+lao otro+canal otro+medio otra+via otra+via+de+contacto fuera+de+aqui
    fuera+de+aca fuera+de+esta fuera+del+chat pasate+a pasate+al cambiemonos cambiamos+de+canal
    nos+cambiamos nos+mudamos salgamonos saltamos+a otra+plataforma discord snap* wechat kik wickr
    hangout* tiktok twitter instagram insta ig facebook feis* threads tinder badoo el+avioncito
    avion+de+papel aplicacion+de+mensajeria linea+personal mas+privado mas+directo x+otro+lado
  `,
  surname: `
    apellido* nombre completo como+te+llamas+completo nombre+y+apellido* apellid* nombre+entero
    como+te+apellidas nombre+de+pila nombre+de+soltera tu+nombre+real de+apellido nombre+verdadero
  `,
  photo: `
    foto* imagen* video* desnud* webcam camara cam selfie* intim* pack pantallazo fotos+tuyas nudes
    fotito* fotico* sin+ropa ropa+interior lenceria en+pelota* desvist* topless mostrar+todo
    grabarte en+cueros videit* en+bolas camarita porno* erotic* sexting
  `,
  secret: `
    secret* entre+nosotros entre+tu confidencial* entre+los+dos privad* secretit* discret*
    confidencia en+clave clave+secreta oculto sin+que nuestro+secreto quede+entre entre+nosotras
    entre+tu+y+yo entre+usted+y+yo de+tapadillo bajo+siete+llaves confidencia* clandestin*
    que+no+salga no+salga+de+aqui de+aqui+no+sale quede+aqui lo+nuestro cosa+nuestra
    pacto+de+silencio que+nadie sin+que+nadie sin+que+se+entere muere+contigo a+la+tumba doble+vida
    a+espaldas a+sus+espaldas al+margen sin+testigos nombre+falso otro+nombre ni+tu+hija ni+tu+hijo
    ni+tu+hermana ni+a+tu+mejor+amiga clasificad* en+petit+comite intransferible
  `,
  chat: `
    conversacion* mensaje* chat historial charla captura* pantalla* wasaps movil hilo+de+mensajes
    registro+de+llamadas historial+de registro+del+chat archivo+del+chat bandeja buzon+de+entrada
    notificaci* guasaps mensajitos copia+de+seguridad
  `,
  scam: `
    estaf* timo* timador* fraude* fals* engan* phishing chorizo* spam ladron* sinverguenza* defraud*
    timar timaron timo+del tocomocho usurp* suplant* impost* trampos* farsa farsante* bulo
    ciberdelin* hacke* perfil+falso embauc* desplum* chanchull* robo+de+datos vividor* catfish
    piramid*
  `,
  laughter: `
    jaja* jeje* jiji* lol broma* chiste* risa* rei* ajaj* jaj jej jsjs* xd carcajad* cachond* chist*
    descojon* divertid* meme* me+meo guason
  `,
  party: `
    sorpresa* cumple* fiesta* tarta receta* regalo boda* navidad reyes comunion bautizo bautizos
    aniversario santo+de verbena* feria+del despedida+de+soltera amigo+invisible roscon villancic*
    belen+de pascua* huevos+de+pascua nochebuena nochevieja quinceanera quinceanos romeria carnaval*
    disfraces
  `,
  past: `
    era eras estaba habia tenia fue fui ayer antes anos hace he ha han sido tuve hacia+anos antano
    tiempo+atras hace+tiempo de+joven de+pequeno de+nina de+nino cuando+era anteayer aquella+vez
    en+mis+tiempos tuvimos fuimos eramos solia antiguament*
  `,
  being: `
    soy eres es somos son estoy esta estamos eran estaban me+siento sois estais sos andas ando
  `,
  plan: `
    restaurante* cafe* paseo* cine mercad* cenar cena comer playa concierto* copa cana tapas merend*
    merienda vermu vermut aperitivo museo* exposicion* teatro heladeria helado terraza bar+de+la
    churreria chiringuito excursion* ruta senderismo parque tapeo baile bailar desayun* almuerzo
    almorzar picnic feria+de+libro helader* verbena paella* asado+el canas
  `,
  work: `
    trabaj* curro jefe* oficina* proyecto* turno jubilad* empresa jornada chamba laburo
    guardia+de+noche turno+de reunion* despacho fabrica colegio+donde becari* horario* plantilla
    sindicato oposicion* opositar autonom* profes* maestr* enfermer* fontaner* camioner* contabl*
    informe oficio cartero cartera+de+correos
  `,
  clock: `
    hora minuto media tarde luego cuarto madrugada mediodia medianoche segundos y+media y+cuarto
    menos+cuarto en+punto al+rato ratito minutito
  `,
};
