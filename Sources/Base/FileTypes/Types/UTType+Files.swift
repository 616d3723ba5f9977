// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The type of folders: `public.folder`.
  public static let folder = UTType(declared: "public.folder")
  /// The type of volumes: `public.volume`.
  public static let volume = UTType(declared: "public.volume")
  /// The type of packages, which are directories presented as files: `com.apple.package`.
  public static let package = UTType(declared: "com.apple.package")
  /// The type of bundles: `com.apple.bundle`.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// The type of plug-in bundles: `com.apple.plugin`.
  public static let pluginBundle = UTType(declared: "com.apple.plugin")
  /// The type of Spotlight importers: `com.apple.metadata-importer`.
  public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
  /// The type of Quick Look generators: `com.apple.quicklook-generator`.
  public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
  /// The type of XPC services: `com.apple.xpc-service`.
  public static let xpcService = UTType(declared: "com.apple.xpc-service")
  /// The type of frameworks: `com.apple.framework`.
  public static let framework = UTType(declared: "com.apple.framework")
  /// The type of apps: `com.apple.application`.
  public static let application = UTType(declared: "com.apple.application")
  /// The type of app bundles: `com.apple.application-bundle`.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// The type of app extensions: `com.apple.application-and-system-extension`.
  public static let applicationExtension = UTType(
    declared: "com.apple.application-and-system-extension")
  /// The type of Unix executables: `public.unix-executable`.
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  /// The type of Windows executables: `com.microsoft.windows-executable`.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  /// The type of System Preferences panes: `com.apple.systempreference.prefpane`.
  public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
  /// The type of archives: `public.archive`.
  public static let archive = UTType(declared: "public.archive")
  /// The type of gzip archives: `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// The type of bzip2 archives: `public.bzip2-archive`.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// The type of ZIP archives: `public.zip-archive`.
  public static let zip = UTType(declared: "public.zip-archive")
  /// The type of Apple archives: `com.apple.archive`.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// The type of tar archives: `public.tar-archive`.
  public static let tarArchive = UTType(declared: "public.tar-archive")
  /// The type of spreadsheets: `public.spreadsheet`.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// The type of presentations: `public.presentation`.
  public static let presentation = UTType(declared: "public.presentation")
  /// The type of databases: `public.database`.
  public static let database = UTType(declared: "public.database")
  /// The type of messages: `public.message`.
  public static let message = UTType(declared: "public.message")
  /// The type of contacts: `public.contact`.
  public static let contact = UTType(declared: "public.contact")
  /// The type of vCards: `public.vcard`.
  public static let vCard = UTType(declared: "public.vcard")
  /// The type of to-do items: `public.to-do-item`.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// The type of calendar events: `public.calendar-event`.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// The type of email messages: `public.email-message`.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// The type of internet locations: `com.apple.internet-location`.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// The type of Windows internet shortcuts: `com.microsoft.internet-shortcut`.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
  /// The type of fonts: `public.font`.
  public static let font = UTType(declared: "public.font")
  /// The type of bookmarks: `public.bookmark`.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// The type of PKCS #12 data: `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// The type of X.509 certificates: `public.x509-certificate`.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// The type of EPUB publications: `org.idpf.epub-container`.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// The type of log files: `public.log`.
  public static let log = UTType(declared: "public.log")
  /// The type of haptic patterns (AHAP): `com.apple.haptics.ahap`.
  public static let ahap = UTType(declared: "com.apple.haptics.ahap")
  /// The type of GeoJSON data: `public.geojson`.
  public static let geoJSON = UTType(declared: "public.geojson")
  /// The type of link presentation metadata: `com.apple.linkpresentation.metadata`.
  public static let linkPresentationMetadata = UTType(
    declared: "com.apple.linkpresentation.metadata")
}
