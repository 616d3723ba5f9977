// SPDX-License-Identifier: Apache-2.0

/// The construct of an XCTest case that conforms to a protocol of objects, such as
/// `UITableViewDataSource`, which gets the members of `NSObjectProtocol`.
///
/// On Apple's platforms `XCTestCase` inherits them from `NSObject`; on Linux it has no superclass.
struct TestCaseObject: ModuleConstruct {
  static let rows = [
    ConstructRow(
      """
      `class Tests: XCTestCase, UITableViewDataSource`, or such an extension of an XCTest case; any \
      protocol that refines `NSObjectProtocol`
      """,
      becomes: """
        the same with the members of `NSObjectProtocol`, which `XCTestCase` on Linux does not \
        inherit
        """,
      in: "TestCaseObject")
  ]

  private let module: ModuleFacts

  init(in findings: ConstructFindings) {
    module = findings.module
  }

  /// Adds the members to the topmost XCTest cases that conform to a protocol of objects; their subclasses
  /// inherit the members.
  func edit(_ edits: inout ModuleEdits) {
    for type in module.classes where module.origin(of: type) == "XCTestCase" {
      let line = module.lineage(of: type)
      guard let home = conforming(type),
        !line.dropFirst().contains(where: { conforming($0) != nil })
      else { continue }
      let own = Set(line.flatMap { module.members(of: $0) }.map(\.name))
      for (name, declaration) in Self.members where !own.contains(name) {
        edits.declare(declaration, in: type, because: home.file)
      }
    }
  }

  private static let members = [
    (
      "isEqual",
      "public nonisolated func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }"
    ),
    ("hash", "public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }"),
    ("self", "public nonisolated func `self`() -> Self { self }"),
    ("isProxy", "public nonisolated func isProxy() -> Bool { false }"),
    ("description", "public nonisolated var description: String { name }"),
    ("debugDescription", "public nonisolated var debugDescription: String { name }"),
  ]

  /// Returns the declaration of a class, or its extension, that names a protocol of objects; `nil` if there
  /// is none.
  private func conforming(_ type: TypeFacts) -> TypeFacts? {
    ([type] + module.extensions(of: type.name)).first { home in
      home.inherited.contains { isProtocolOfObjects($0) }
    }
  }

  /// Returns whether a type is a protocol that refines `NSObjectProtocol`, as far as its name and the
  /// module's sources tell.
  private func isProtocolOfObjects(_ name: String, depth: Int = 0) -> Bool {
    if let own = module.type(named: name) {
      return own.kind == .protocolType && depth < 16
        && own.inherited.contains { isProtocolOfObjects($0, depth: depth + 1) }
    }
    let last = TypeFacts.lastName(name)
    return last == "NSObjectProtocol" || LibraryProtocol.all[last] != nil
      || Self.foundation.contains(last) || module.foreign.protocols[name] != nil
  }

  /// The protocols of Foundation on Linux that refine `NSObjectProtocol` and are adopted by delegates.
  private static let foundation: Set<String> = [
    "FileManagerDelegate", "NSCacheDelegate", "URLSessionDataDelegate", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionTaskDelegate",
    "URLSessionWebSocketDelegate",
  ]
}
