// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// Text of any kind: `public.text`.
  public static let text = UTType(declared: "public.text")
  /// Plain text of unspecified encoding: `public.plain-text`.
  public static let plainText = UTType(declared: "public.plain-text")
  /// UTF-8 plain text: `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// UTF-16 plain text with an optional byte order mark: `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// UTF-16 plain text in native byte order: `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// Delimiter-separated values: `public.delimited-values-text`.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// Comma-separated values: `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Tab-separated values: `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// UTF-8 tab-separated values: `public.utf8-tab-separated-values-text`.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  /// Rich text: `public.rtf`.
  public static let rtf = UTType(declared: "public.rtf")
  /// HTML text: `public.html`.
  public static let html = UTType(declared: "public.html")
  /// XML text: `public.xml`.
  public static let xml = UTType(declared: "public.xml")
  /// YAML text: `public.yaml`.
  public static let yaml = UTType(declared: "public.yaml")
  /// Cascading style sheets: `public.css`.
  public static let css = UTType(declared: "public.css")
  /// Source code: `public.source-code`.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Assembly language source code: `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  /// C source code: `public.c-source`.
  public static let cSource = UTType(declared: "public.c-source")
  /// Objective-C source code: `public.objective-c-source`.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// Swift source code: `public.swift-source`.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// C++ source code: `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// Objective-C++ source code: `public.objective-c-plus-plus-source`.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source")
  /// C headers: `public.c-header`.
  public static let cHeader = UTType(declared: "public.c-header")
  /// C++ headers: `public.c-plus-plus-header`.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  /// Scripts: `public.script`.
  public static let script = UTType(declared: "public.script")
  /// AppleScript source code: `com.apple.applescript.text`.
  public static let appleScript = UTType(declared: "com.apple.applescript.text")
  /// Compiled Open Scripting Architecture scripts: `com.apple.applescript.script`.
  public static let osaScript = UTType(declared: "com.apple.applescript.script")
  /// Open Scripting Architecture script bundles: `com.apple.applescript.script-bundle`.
  public static let osaScriptBundle = UTType(declared: "com.apple.applescript.script-bundle")
  /// JavaScript source code: `com.netscape.javascript-source`.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// Shell scripts: `public.shell-script`.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// Perl scripts: `public.perl-script`.
  public static let perlScript = UTType(declared: "public.perl-script")
  /// Python scripts: `public.python-script`.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// Ruby scripts: `public.ruby-script`.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// PHP scripts: `public.php-script`.
  public static let phpScript = UTType(declared: "public.php-script")
  /// Makefiles: `public.make-source`.
  public static let makefile = UTType(declared: "public.make-source")
  /// JSON data: `public.json`.
  public static let json = UTType(declared: "public.json")
  /// Property lists: `com.apple.property-list`.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// XML property lists: `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// Binary property lists: `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// PDF documents: `com.adobe.pdf`.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// Rich text with attachments, as a package: `com.apple.rtfd`.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// Rich text with attachments, as a single stream: `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// Web archives: `com.apple.webarchive`.
  public static let webArchive = UTType(declared: "com.apple.webarchive")
}
