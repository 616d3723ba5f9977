// SPDX-License-Identifier: Apache-2.0

extension Declaration {
  static let ofText: [Declaration] = [
    Declaration("public.text", ["public.data", "public.content"], [], ["text/*"]),
    Declaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    Declaration("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"]),
    Declaration("public.utf16-external-plain-text", ["public.plain-text"], [], []),
    Declaration("public.utf16-plain-text", ["public.plain-text"], [], []),
    Declaration("public.delimited-values-text", ["public.text"], [], []),
    Declaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      ["text/csv", "text/comma-separated-values"]),
    Declaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"]),
    Declaration(
      "public.utf8-tab-separated-values-text",
      ["public.tab-separated-values-text", "public.utf8-plain-text"], [], []),
    Declaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"]),
    Declaration("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    Declaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    Declaration(
      "public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml", "application/yaml"]),
    Declaration("public.css", ["public.text"], ["css"], ["text/css"]),
    Declaration("public.source-code", ["public.plain-text"], [], []),
    Declaration("public.assembly-source", ["public.source-code"], ["s"], []),
    Declaration("public.c-source", ["public.source-code"], ["c"], []),
    Declaration("public.objective-c-source", ["public.source-code"], ["m"], []),
    Declaration("public.swift-source", ["public.source-code"], ["swift"], []),
    Declaration(
      "public.c-plus-plus-source", ["public.source-code"], ["cpp", "cp", "cc", "cxx", "c++"], []),
    Declaration("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], []),
    Declaration("public.c-header", ["public.source-code"], ["h"], []),
    Declaration(
      "public.c-plus-plus-header", ["public.source-code"], ["hpp", "hh", "hxx", "h++"], []),
    Declaration("public.script", ["public.source-code"], [], []),
    Declaration("com.apple.applescript.text", ["public.script"], ["applescript"], []),
    Declaration("com.apple.applescript.script", ["public.data", "public.script"], ["scpt"], []),
    Declaration(
      "com.apple.applescript.script-bundle",
      ["com.apple.bundle", "com.apple.package", "public.script"], ["scptd"], []),
    Declaration(
      "com.netscape.javascript-source", ["public.script", "public.executable"],
      ["js", "jscript", "javascript"], ["text/javascript", "application/javascript"]),
    Declaration("public.shell-script", ["public.script"], ["sh", "command"], []),
    Declaration("public.perl-script", ["public.shell-script"], ["pl", "pm"], []),
    Declaration("public.python-script", ["public.shell-script"], ["py"], []),
    Declaration("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], []),
    Declaration(
      "public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"],
      ["text/php"]),
    Declaration("public.make-source", ["public.script"], ["make", "mk"], []),
    Declaration("public.json", ["public.text"], ["json"], ["application/json"]),
    Declaration("com.apple.property-list", ["public.data"], ["plist"], ["application/x-plist"]),
    Declaration("com.apple.xml-property-list", ["com.apple.property-list", "public.xml"], [], []),
    Declaration("com.apple.binary-property-list", ["com.apple.property-list"], [], []),
    Declaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    Declaration("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], []),
    Declaration("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], []),
    Declaration(
      "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
      ["application/x-webarchive"]),
  ]
}
