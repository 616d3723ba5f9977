// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceRewriting

/// Tests that compare the table of the library's protocols with the library.
struct LibraryProtocolTests {
  /// A visitor that collects the protocols and open classes in the library's files.
  private final class Finder: SyntaxVisitor {
    /// The methods of each public protocol, by the protocol's name.
    var methods: [String: Set<String>] = [:]
    /// The methods with default implementations in extensions, by the protocol's name.
    var defaults: [String: Set<String>] = [:]
    /// The open classes, with the names that they inherit from and their methods.
    var open: [(name: String, inherited: [String], methods: Set<String>)] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "open" }) {
        open.append(
          (
            node.name.text,
            node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [],
            Set(Self.names(in: node.memberBlock))
          ))
      }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { $0.name.text == "public" }) else {
        return .skipChildren
      }
      methods[node.name.text, default: []].formUnion(Self.names(in: node.memberBlock))
      return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      // A default for some conforming types is none for the others.
      if node.genericWhereClause == nil {
        defaults[node.extendedType.trimmedDescription, default: []]
          .formUnion(Self.names(in: node.memberBlock))
      }
      return .skipChildren
    }

    private static func names(in block: MemberBlockSyntax) -> [String] {
      block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map { method in
        let labels = method.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
        return "\(method.name.text)(\(labels.joined()))"
      }
    }
  }

  /// Returns the declarations found in the library's sources.
  private static func library() throws -> Finder {
    let repository = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let sources = repository.appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    let finder = Finder(viewMode: .sourceAccurate)
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      if ["protocol ", "extension ", "open class "].contains(where: text.contains) {
        finder.walk(Parser.parse(source: text))
      }
    }
    return finder
  }

  /// Returns the optional methods of delegates, data sources and similar protocols in the library's sources.
  private static func optionalMethods() throws -> [String: Set<String>] {
    let finder = try library()
    let kinds = ["Delegate", "DataSource", "DataSourcePrefetching", "Transitioning"]
    var found: [String: Set<String>] = [:]
    for (name, methods) in finder.methods where kinds.contains(where: name.hasSuffix) {
      let optional = methods.intersection(finder.defaults[name] ?? [])
      if !optional.isEmpty { found[name] = optional }
    }
    return found
  }

  @Test func `the table has each optional method of the library's delegates`() throws {
    let here = try Self.optionalMethods()
    #expect(here.count > 30)
    for (name, methods) in here.sorted(by: { $0.key < $1.key }) {
      let listed = LibraryProtocol.all[name]?.optional ?? []
      #expect(
        listed == methods,
        "\(name) has \(methods.subtracting(listed).sorted()), not \(listed.subtracting(methods).sorted())"
      )
    }
  }

  @Test func `subclasses can override all optional methods of open classes that conform`() throws {
    let conforming = try Self.library().open.filter {
      !LibraryProtocol.known($0.inherited).isEmpty
    }
    #expect(conforming.count > 3)
    for one in conforming {
      let optional = LibraryProtocol.known(one.inherited)
        .reduce(into: Set<String>()) { $0.formUnion(LibraryProtocol.optional(of: $1)) }
      #expect(
        optional.subtracting(one.methods).isEmpty,
        "\(one.name) lacks \(optional.subtracting(one.methods).sorted())")
    }
  }
}
