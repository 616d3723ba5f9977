// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// `public.folder`.
  public static let folder = UTType(declared: "public.folder")
  /// `public.volume`.
  public static let volume = UTType(declared: "public.volume")
  /// `com.apple.package`.
  public static let package = UTType(declared: "com.apple.package")
  /// `com.apple.bundle`.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// `com.apple.plugin`.
  public static let pluginBundle = UTType(declared: "com.apple.plugin")
  /// `com.apple.metadata-importer`.
  public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
  /// `com.apple.quicklook-generator`.
  public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
  /// `com.apple.xpc-service`.
  public static let xpcService = UTType(declared: "com.apple.xpc-service")
  /// `com.apple.framework`.
  public static let framework = UTType(declared: "com.apple.framework")
  /// `com.apple.application`.
  public static let application = UTType(declared: "com.apple.application")
  /// `com.apple.application-bundle`.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// `com.apple.application-and-system-extension`.
  public static let applicationExtension = UTType(
    declared: "com.apple.application-and-system-extension")
  /// `public.unix-executable`.
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  /// `com.microsoft.windows-executable`.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  /// `com.apple.systempreference.prefpane`.
  public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
  /// `public.archive`.
  public static let archive = UTType(declared: "public.archive")
  /// `org.gnu.gnu-zip-archive`.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// `public.bzip2-archive`.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// `public.zip-archive`.
  public static let zip = UTType(declared: "public.zip-archive")
  /// `com.apple.archive`.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// `public.tar-archive`.
  public static let tarArchive = UTType(declared: "public.tar-archive")
  /// `public.spreadsheet`.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// `public.presentation`.
  public static let presentation = UTType(declared: "public.presentation")
  /// `public.database`.
  public static let database = UTType(declared: "public.database")
  /// `public.message`.
  public static let message = UTType(declared: "public.message")
  /// `public.contact`.
  public static let contact = UTType(declared: "public.contact")
  /// `public.vcard`.
  public static let vCard = UTType(declared: "public.vcard")
  /// `public.to-do-item`.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// `public.calendar-event`.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// `public.email-message`.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// `com.apple.internet-location`.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// `com.microsoft.internet-shortcut`.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
  /// `public.font`.
  public static let font = UTType(declared: "public.font")
  /// `public.bookmark`.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// `com.rsa.pkcs-12`.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// `public.x509-certificate`.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// `org.idpf.epub-container`.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// `public.log`.
  public static let log = UTType(declared: "public.log")
  /// `com.apple.haptics.ahap`.
  public static let ahap = UTType(declared: "com.apple.haptics.ahap")
  /// `public.geojson`.
  public static let geoJSON = UTType(declared: "public.geojson")
  /// `com.apple.linkpresentation.metadata`.
  public static let linkPresentationMetadata = UTType(
    declared: "com.apple.linkpresentation.metadata")
}
