// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// Folders: `public.folder`.
  public static let folder = UTType(declared: "public.folder")
  /// Volumes: `public.volume`.
  public static let volume = UTType(declared: "public.volume")
  /// Packages: directories presented as files (`com.apple.package`).
  public static let package = UTType(declared: "com.apple.package")
  /// Bundles: `com.apple.bundle`.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// Plug-in bundles: `com.apple.plugin`.
  public static let pluginBundle = UTType(declared: "com.apple.plugin")
  /// Spotlight importers: `com.apple.metadata-importer`.
  public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
  /// Quick Look generators: `com.apple.quicklook-generator`.
  public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
  /// XPC services: `com.apple.xpc-service`.
  public static let xpcService = UTType(declared: "com.apple.xpc-service")
  /// Frameworks: `com.apple.framework`.
  public static let framework = UTType(declared: "com.apple.framework")
  /// Apps: `com.apple.application`.
  public static let application = UTType(declared: "com.apple.application")
  /// App bundles: `com.apple.application-bundle`.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// App extensions: `com.apple.application-and-system-extension`.
  public static let applicationExtension = UTType(
    declared: "com.apple.application-and-system-extension")
  /// Unix executables: `public.unix-executable`.
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  /// Windows executables: `com.microsoft.windows-executable`.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  /// System Preferences panes: `com.apple.systempreference.prefpane`.
  public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
  /// Archives: `public.archive`.
  public static let archive = UTType(declared: "public.archive")
  /// gzip archives: `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// bzip2 archives: `public.bzip2-archive`.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// ZIP archives: `public.zip-archive`.
  public static let zip = UTType(declared: "public.zip-archive")
  /// Apple archives: `com.apple.archive`.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// tar archives: `public.tar-archive`.
  public static let tarArchive = UTType(declared: "public.tar-archive")
  /// Spreadsheets: `public.spreadsheet`.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// Presentations: `public.presentation`.
  public static let presentation = UTType(declared: "public.presentation")
  /// Databases: `public.database`.
  public static let database = UTType(declared: "public.database")
  /// Messages: `public.message`.
  public static let message = UTType(declared: "public.message")
  /// Contacts: `public.contact`.
  public static let contact = UTType(declared: "public.contact")
  /// vCards: `public.vcard`.
  public static let vCard = UTType(declared: "public.vcard")
  /// To-do items: `public.to-do-item`.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// Calendar events: `public.calendar-event`.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// Email messages: `public.email-message`.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// Internet locations: `com.apple.internet-location`.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// Windows internet shortcuts: `com.microsoft.internet-shortcut`.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
  /// Fonts: `public.font`.
  public static let font = UTType(declared: "public.font")
  /// Bookmarks: `public.bookmark`.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// PKCS #12 data: `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// X.509 certificates: `public.x509-certificate`.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// EPUB publications: `org.idpf.epub-container`.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// Log files: `public.log`.
  public static let log = UTType(declared: "public.log")
  /// Haptic patterns (AHAP): `com.apple.haptics.ahap`.
  public static let ahap = UTType(declared: "com.apple.haptics.ahap")
  /// GeoJSON data: `public.geojson`.
  public static let geoJSON = UTType(declared: "public.geojson")
  /// Link presentation metadata: `com.apple.linkpresentation.metadata`.
  public static let linkPresentationMetadata = UTType(
    declared: "com.apple.linkpresentation.metadata")
}
