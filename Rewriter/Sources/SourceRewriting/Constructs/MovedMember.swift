// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A member of an extension that others override or that overrides: Swift wants it in the class.
///
/// The class gets a stub that calls it. The member itself stays where it is, under another name: it
/// sees what is private to its file, and messages about it are at its line.
struct MovedMember {
  let member: MemberFacts
  let type: TypeFacts
  let home: TypeFacts
  private let module: ModuleFacts
  /// Whether the stub overrides although the member does not say so.
  private let isOverride: Bool

  /// The member of `home`, an extension of the class `type`.
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

  /// The new name: another for each class above and below, or one would override the other.
  private var prefix: String { "_\(module.lineage(of: type).count - 1)" }

  /// Makes the edits of both files.
  func make(in edits: inout ModuleEdits) {
    let stub: String
    switch MemberStub(member, home: home, calling: prefix + member.name.bare).result() {
    case .success(let text): stub = text
    case .failure(let refusal):
      edits.refuse(member.decl, in: home.file, refusal.message(member.name, type.name))
      return
    }
    edits.declare(isOverride ? "\(access)override \(stub)" : stub, in: type, because: home.file)
    RenamedMember(member, of: home, prefix: prefix, in: module).edit(&edits)
    importWhatIsNamed(in: &edits)
  }

  /// What an override has to be seen by where its class is.
  private var access: String {
    let isOpen = member.modifiers.contains(["public", "open"])
    return isOpen || type.access == nil ? "" : "public "
  }

  /// The types that the stub names come from where its file looks for them.
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
  /// A name without the quotes that make it one.
  var bare: String { filter { $0 != "`" } }
}
