// SPDX-License-Identifier: Apache-2.0

extension Declaration {
  static let ofFiles: [Declaration] = [
    Declaration("public.folder", ["public.directory"], [], []),
    Declaration("public.volume", ["public.folder"], [], []),
    Declaration("com.apple.package", ["public.directory"], [], []),
    Declaration("com.apple.bundle", ["public.directory"], ["bundle"], []),
    Declaration("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"], []),
    Declaration("com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"], []),
    Declaration("com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"], []),
    Declaration("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], []),
    Declaration("com.apple.framework", ["com.apple.bundle"], ["framework"], []),
    Declaration("com.apple.application", ["public.executable"], [], []),
    Declaration(
      "com.apple.application-bundle",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"], []),
    Declaration(
      "com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"], []),
    Declaration("public.unix-executable", ["public.executable", "public.data"], [], []),
    Declaration(
      "com.microsoft.windows-executable", ["public.executable", "public.data"], ["exe"],
      ["application/x-msdownload"]),
    Declaration(
      "com.apple.systempreference.prefpane", ["com.apple.bundle", "com.apple.package"],
      ["prefpane"], []),
    Declaration("public.archive", ["public.data"], [], []),
    Declaration(
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz", "gzip"],
      ["application/gzip", "application/x-gzip"]),
    Declaration(
      "public.bzip2-archive", ["public.data", "public.archive"], ["bz2", "bzip2", "bz"],
      ["application/x-bzip2", "application/x-bzip"]),
    Declaration("public.zip-archive", ["com.pkware.zip-archive"], ["zip"], ["application/zip"]),
    Declaration("com.apple.archive", ["public.data", "public.archive"], ["aar", "yaa"], []),
    Declaration(
      "public.tar-archive", ["public.data", "public.archive"], ["tar"], ["application/x-tar"]),
    Declaration("public.spreadsheet", ["public.content"], [], []),
    Declaration("public.presentation", ["public.composite-content"], [], []),
    Declaration("public.database", [], [], []),
    Declaration("public.message", [], [], []),
    Declaration("public.contact", [], [], []),
    Declaration(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
      ["text/vcard", "text/directory"]),
    Declaration("public.to-do-item", [], [], []),
    Declaration("public.calendar-event", [], [], []),
    Declaration("public.email-message", ["public.message"], ["eml"], ["message/rfc822"]),
    Declaration("com.apple.internet-location", ["public.data", "com.apple.resolvable"], [], []),
    Declaration(
      "com.microsoft.internet-shortcut", ["public.data", "com.apple.resolvable"], ["url"], []),
    Declaration("public.font", [], [], []),
    Declaration("public.bookmark", [], [], []),
    Declaration("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"]),
    Declaration(
      "public.x509-certificate", ["public.data"], ["cer", "crt", "der"],
      ["application/x-x509-ca-cert"]),
    Declaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"]),
    Declaration("public.log", ["public.plain-text"], ["log"], []),
    Declaration("com.apple.haptics.ahap", ["public.data"], ["ahap"], []),
    Declaration("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"]),
    Declaration("com.apple.linkpresentation.metadata", ["public.data"], [], []),
  ]
}
