// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// `public.text`.
  public static let text = UTType(declared: "public.text")
  /// `public.plain-text`.
  public static let plainText = UTType(declared: "public.plain-text")
  /// `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// `public.delimited-values-text`.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// `public.utf8-tab-separated-values-text`.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  /// `public.rtf`.
  public static let rtf = UTType(declared: "public.rtf")
  /// `public.html`.
  public static let html = UTType(declared: "public.html")
  /// `public.xml`.
  public static let xml = UTType(declared: "public.xml")
  /// `public.yaml`.
  public static let yaml = UTType(declared: "public.yaml")
  /// `public.css`.
  public static let css = UTType(declared: "public.css")
  /// `public.source-code`.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  /// `public.c-source`.
  public static let cSource = UTType(declared: "public.c-source")
  /// `public.objective-c-source`.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// `public.swift-source`.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// `public.objective-c-plus-plus-source`.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source")
  /// `public.c-header`.
  public static let cHeader = UTType(declared: "public.c-header")
  /// `public.c-plus-plus-header`.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  /// `public.script`.
  public static let script = UTType(declared: "public.script")
  /// `com.apple.applescript.text`.
  public static let appleScript = UTType(declared: "com.apple.applescript.text")
  /// `com.apple.applescript.script`.
  public static let osaScript = UTType(declared: "com.apple.applescript.script")
  /// `com.apple.applescript.script-bundle`.
  public static let osaScriptBundle = UTType(declared: "com.apple.applescript.script-bundle")
  /// `com.netscape.javascript-source`.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// `public.shell-script`.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// `public.perl-script`.
  public static let perlScript = UTType(declared: "public.perl-script")
  /// `public.python-script`.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// `public.ruby-script`.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// `public.php-script`.
  public static let phpScript = UTType(declared: "public.php-script")
  /// `public.make-source`.
  public static let makefile = UTType(declared: "public.make-source")
  /// `public.json`.
  public static let json = UTType(declared: "public.json")
  /// `com.apple.property-list`.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// `com.adobe.pdf`.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// `com.apple.rtfd`.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// `com.apple.webarchive`.
  public static let webArchive = UTType(declared: "com.apple.webarchive")
}
