// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The type of text of any kind: `public.text`.
  public static let text = UTType(declared: "public.text")
  /// The type of plain text of unspecified encoding: `public.plain-text`.
  public static let plainText = UTType(declared: "public.plain-text")
  /// The type of UTF-8 plain text: `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// The type of UTF-16 plain text with an optional byte order mark: `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// The type of UTF-16 plain text in native byte order: `public.utf16-plain-text`.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// The type of delimiter-separated values: `public.delimited-values-text`.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// The type of comma-separated values: `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// The type of tab-separated values: `public.tab-separated-values-text`.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// The type of UTF-8 tab-separated values: `public.utf8-tab-separated-values-text`.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  /// The type of rich text: `public.rtf`.
  public static let rtf = UTType(declared: "public.rtf")
  /// The type of HTML text: `public.html`.
  public static let html = UTType(declared: "public.html")
  /// The type of XML text: `public.xml`.
  public static let xml = UTType(declared: "public.xml")
  /// The type of YAML text: `public.yaml`.
  public static let yaml = UTType(declared: "public.yaml")
  /// The type of cascading style sheets: `public.css`.
  public static let css = UTType(declared: "public.css")
  /// The type of source code: `public.source-code`.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// The type of assembly language source code: `public.assembly-source`.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  /// The type of C source code: `public.c-source`.
  public static let cSource = UTType(declared: "public.c-source")
  /// The type of Objective-C source code: `public.objective-c-source`.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// The type of Swift source code: `public.swift-source`.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// The type of C++ source code: `public.c-plus-plus-source`.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// The type of Objective-C++ source code: `public.objective-c-plus-plus-source`.
  public static let objectiveCPlusPlusSource = UTType(
    declared: "public.objective-c-plus-plus-source")
  /// The type of C headers: `public.c-header`.
  public static let cHeader = UTType(declared: "public.c-header")
  /// The type of C++ headers: `public.c-plus-plus-header`.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  /// The type of scripts: `public.script`.
  public static let script = UTType(declared: "public.script")
  /// The type of AppleScript source code: `com.apple.applescript.text`.
  public static let appleScript = UTType(declared: "com.apple.applescript.text")
  /// The type of compiled Open Scripting Architecture scripts: `com.apple.applescript.script`.
  public static let osaScript = UTType(declared: "com.apple.applescript.script")
  /// The type of Open Scripting Architecture script bundles: `com.apple.applescript.script-bundle`.
  public static let osaScriptBundle = UTType(declared: "com.apple.applescript.script-bundle")
  /// The type of JavaScript source code: `com.netscape.javascript-source`.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// The type of shell scripts: `public.shell-script`.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// The type of Perl scripts: `public.perl-script`.
  public static let perlScript = UTType(declared: "public.perl-script")
  /// The type of Python scripts: `public.python-script`.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// The type of Ruby scripts: `public.ruby-script`.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// The type of PHP scripts: `public.php-script`.
  public static let phpScript = UTType(declared: "public.php-script")
  /// The type of makefiles: `public.make-source`.
  public static let makefile = UTType(declared: "public.make-source")
  /// The type of JSON data: `public.json`.
  public static let json = UTType(declared: "public.json")
  /// The type of property lists: `com.apple.property-list`.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// The type of XML property lists: `com.apple.xml-property-list`.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// The type of binary property lists: `com.apple.binary-property-list`.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// The type of PDF documents: `com.adobe.pdf`.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// The type of rich text with attachments, as a package: `com.apple.rtfd`.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// The type of rich text with attachments, as a single stream: `com.apple.flat-rtfd`.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// The type of web archives: `com.apple.webarchive`.
  public static let webArchive = UTType(declared: "com.apple.webarchive")
}
