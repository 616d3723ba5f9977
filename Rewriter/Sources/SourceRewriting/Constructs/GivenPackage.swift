// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Dependencies of a package's manifest that somebody has on the machine.
///
/// `.package(url: "https://…/SnapKit.git", from: "5.0.0")` becomes
/// `.package(name: "SnapKit", path: "FOLDER")`.
public enum GivenPackage {
  /// The manifest with the dependencies for which `folder` has a folder; nil: there is none such.
  ///
  /// `folder` is asked with what SwiftPM knows a package by: the last part of its address, in small letters.
  /// `namesFolders` says whether the manifest's version of the tools has names for folders; before 5.2
  /// targets find a library in whatever package has it.
  public static func rewrite(
    _ manifest: SourceText, namesFolders: Bool, folder: (_ identity: String) -> String?
  ) -> SourceText? {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(ParsedSource(manifest).tree)
    let edits = finder.calls.compactMap { call -> Edit? in
      guard let folder = folder(call.name.lowercased()) else { return nil }
      // Targets know a package by the name as it was written, whatever the folder is called.
      let name = call.isNamed || !namesFolders ? "" : "name: \(quoted(call.name)), "
      return manifest.replace(call.range, by: "\(name)path: \(quoted(folder))")
    }
    return edits.isEmpty
      ? nil : SourceText(path: manifest.path, bytes: manifest.applying(edits).bytes)
  }

  /// What the package at `address` is called.
  private static func name(of address: String) -> String {
    let name = address.split(separator: "/").last.map(String.init) ?? address
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// A call that asks for a package by its address.
  private struct Call {
    /// What the package is called at its address.
    let name: String
    /// Whether the call names it as well.
    let isNamed: Bool
    /// The arguments that say where it comes from.
    let range: Range<Int>
  }

  private final class Finder: SyntaxVisitor {
    var calls: [Call] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package",
        let address = node.arguments.first(where: { $0.label?.text == "url" }),
        let text = address.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { return .visitChildren }
      // A version has no label, or one of its own; traits are chosen for a folder as well.
      let source = node.arguments.drop { $0.id != address.id }.prefix { $0.label?.text != "traits" }
      guard let last = source.last else { return .visitChildren }
      calls.append(
        Call(
          name: GivenPackage.name(of: text),
          isNamed: node.arguments.contains { $0.label?.text == "name" },
          range: address.range.lowerBound..<last.expression.range.upperBound))
      return .skipChildren
    }
  }
}
