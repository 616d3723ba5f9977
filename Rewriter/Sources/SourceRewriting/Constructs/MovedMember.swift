// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A member of an extension that overrides or is overridden, which Swift only supports in the class body.
///
/// The class gets a stub that calls the member. The member itself stays in place under another name, where it
/// can access declarations that are private to its file, and diagnostics refer to its line.
struct MovedMember {
  let member: MemberFacts
  let type: TypeFacts
  let home: TypeFacts
  private let module: ModuleFacts
  /// Whether the stub overrides although the member is not declared so.
  private let isOverride: Bool

  /// Creates the move of a member of `home`, an extension of the class `type`.
  init(
    _ member: MemberFacts, of home: TypeFacts, to type: TypeFacts, in module: ModuleFacts,
    isOverride: Bool = false
  ) {
    self.isOverride = isOverride
    self.member = member
    self.home = home
    self.type = type
    self.module = module
  }

  /// The prefix of the new name; it depends on the depth of the class, so that renamed members do not
  /// override each other.
  private var prefix: String { "_\(module.lineage(of: type).count - 1)" }

  /// Adds the edits of both files.
  func make(in edits: inout ModuleEdits) {
    let observers = isOverride ? nil : MovedObservers(member, of: home, prefix: prefix)
    let source = MemberStub(member, home: home, calling: prefix + member.name.bare)
    let stub: String
    switch observers.map({ source.property(with: $0.body) }) ?? source.result() {
    case .success(let text): stub = text
    case .failure(let refusal):
      edits.refuse(member.decl, in: home.file, refusal.message(member.name, type.name))
      return
    }
    edits.declare(isOverride ? "\(access)override \(stub)" : stub, in: type, because: home.file)
    if let observers {
      observers.edit(&edits, in: module.sources[home.file].text)
    } else {
      RenamedMember(member, of: home, prefix: prefix, in: module).edit(&edits)
    }
    importWhatIsNamed(in: &edits)
  }

  /// The access level that an override needs in its class.
  private var access: String {
    let isOpen = member.modifiers.contains(["public", "open"])
    return isOpen || type.access == nil ? "" : "public "
  }

  /// Adds the imports of the member's file to the file of the stub.
  private func importWhatIsNamed(in edits: inout ModuleEdits) {
    guard type.file != home.file else { return }
    let there = Set(module.imports(of: type.file))
    for line in module.imports(of: home.file) where !there.contains(line) {
      edits.append(line, to: type.file, because: home.file)
    }
  }
}

extension MemberFacts {
  /// The token with the member's name.
  var nameToken: TokenSyntax? {
    if let method { return method.name }
    return property?.bindings.lazy.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
      .first { $0.identifier.text == name }?.identifier
  }
}

extension String {
  /// The name without backticks.
  var bare: String { filter { $0 != "`" } }
}
