// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// The replacement of dependencies of a package manifest by local copies.
///
/// `.package(url: "https://…/SnapKit.git", from: "5.0.0")` becomes `.package(name: "SnapKit", path:
/// "FOLDER")`.
public enum LocalPackage {
  /// Returns the manifest with local paths for the dependencies that have a folder, or `nil` if there are
  /// none.
  ///
  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - namesFolders: Whether the manifest's tools version supports names for local packages; before 5.2
  ///     targets find a library in any package that has it.
  ///   - folder: A closure that returns the folder of a package, or `nil`. Its argument is the SwiftPM
  ///     identity: the last component of the address, in lowercase and without `.git`.
  /// - Returns: The manifest with local paths for the dependencies that have a folder, or `nil` if there are
  ///   none.
  public static func rewrite(
    _ manifest: SourceText, namesFolders: Bool, folder: (_ identity: String) -> String?
  ) -> SourceText? {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(ParsedSource(manifest).tree)
    let edits = finder.calls.compactMap { call -> Edit? in
      guard let folder = folder(call.name.lowercased()) else { return nil }
      // Targets refer to a package by the name in the manifest, regardless of the folder's name.
      let name = call.isNamed || !namesFolders ? "" : "name: \(quoted(call.name)), "
      return manifest.replace(call.range, by: "\(name)path: \(quoted(folder))")
    }
    return edits.isEmpty
      ? nil : SourceText(path: manifest.path, bytes: manifest.applying(edits).bytes)
  }

  /// Returns the name of the package at `address`.
  private static func name(of address: String) -> String {
    let name = address.split(separator: "/").last.map(String.init) ?? address
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// A dependency that is declared with an address.
  private struct Call {
    /// The package's name according to its address.
    let name: String
    /// Whether the dependency also has a `name` argument.
    let isNamed: Bool
    /// The range of the arguments that specify the source of the package.
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
      // A version has no label, or a label of its own; traits also apply to a folder.
      let source = node.arguments.drop { $0.id != address.id }.prefix { $0.label?.text != "traits" }
      guard let last = source.last else { return .visitChildren }
      calls.append(
        Call(
          name: LocalPackage.name(of: text),
          isNamed: node.arguments.contains { $0.label?.text == "name" },
          range: address.range.lowerBound..<last.expression.range.upperBound))
      return .skipChildren
    }
  }
}
