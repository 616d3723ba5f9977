// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// The rewriting of platform conditions in a package manifest so that conditions for iOS also hold on Linux.
///
/// `.when(platforms: [.iOS])` becomes `.when(platforms: __asForIOS([.iOS]))`: SwiftPM builds for Linux, so a
/// list with iOS gets Linux as well. Lists without iOS are unchanged; ``NeededPackages`` removes what depends
/// on them. The conditions of products of other packages are unchanged as well: a package that is only for
/// Apple's platforms is mostly written in Objective-C.
public enum ManifestCondition {
  /// Returns the manifest with rewritten platform conditions, or `nil` if it has none to rewrite.
  ///
  /// - Parameters:
  ///   - manifest: The text of the manifest.
  ///   - isForLinux: A closure that returns whether the package's own target with a name can be built for
  ///     Linux.
  /// - Returns: The manifest with rewritten platform conditions, or `nil` if it has none to rewrite.
  public static func rewrite(
    _ manifest: SourceText, isForLinux: (_ target: String) -> Bool
  ) -> SourceText? {
    guard manifest.contains("platforms:"), manifest.contains(".when") else { return nil }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(ParsedSource(manifest).tree)
    // A framework for iOS has no binary for Linux.
    let hasBinaries = manifest.contains(".binaryTarget")
    let lists = finder.conditions.filter { condition in
      switch condition.subject {
      case .setting: true
      case .target(let name): !hasBinaries && isForLinux(name)
      case .other: false
      }
    }.map(\.list)
    guard !lists.isEmpty else { return nil }
    let edits = lists.flatMap { list -> [Edit] in
      [
        .insertion("__asForIOS(", at: list.lowerBound), .insertion(")", at: list.upperBound),
      ]
    }
    let bytes = manifest.applying(edits).bytes + Array(piece.utf8)
    return SourceText(path: manifest.path, bytes: bytes)
  }

  /// The functions that are added.
  private static let piece = """

    func __asForIOS(_ platforms: [Platform]) -> [Platform] {
      platforms.contains(.iOS) && !platforms.contains(.linux) ? platforms + [.linux] : platforms
    }
    @_disfavoredOverload func __asForIOS(_ platforms: [Platform]?) -> [Platform]? {
      platforms.map { (list: [Platform]) -> [Platform] in __asForIOS(list) }
    }

    """

  private struct Condition {
    /// The range of the list of platforms.
    let list: Range<Int>
    let subject: Subject
  }

  /// The part of a manifest that has a condition.
  private enum Subject {
    /// A setting of the compiler.
    case setting
    /// A dependency on a target of the package.
    case target(String)
    /// A product of another package, a library or a flag of the linker.
    case other
  }

  private final class Finder: SyntaxVisitor {
    var conditions: [Condition] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when",
        let platforms = node.arguments.first(where: { $0.label?.text == "platforms" })
      else { return .visitChildren }
      conditions.append(Condition(list: platforms.expression.range, subject: subject(of: node)))
      return .visitChildren
    }

    private func subject(of condition: FunctionCallExprSyntax) -> Subject {
      guard let argument = condition.parent?.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { return .other }
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard argument.label?.text == "condition" else {
        return ["linkedFramework", "linkedLibrary", "unsafeFlags"].contains(name)
          ? .other : .setting
      }
      let target = call.arguments.first { $0.label?.text == "name" }?.expression
        .as(StringLiteralExprSyntax.self)?.representedLiteralValue
      return name == "target" ? target.map { .target($0) } ?? .other : .other
    }
  }
}
