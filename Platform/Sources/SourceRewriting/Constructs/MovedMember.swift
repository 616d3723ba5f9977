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
    rename(in: &edits)
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

  private func rename(in edits: inout ModuleEdits) {
    guard let name = member.nameToken else { return }
    let text = module.sources[home.file].text
    let place = text.place(at: name.range.lowerBound)
    var room = 0
    // The parser keeps stray text in the modifier that follows, before its name.
    if let modifier = member.modifiers.first("override")?.name {
      let isBefore = text.place(at: modifier.range.lowerBound).line == place.line
      room = isBefore ? min(prefix.utf8.count, modifier.range.count) : 0
      let spaces = String(repeating: " ", count: modifier.range.count - room)
      edits.add(Edit(modifier.range, isOfNoActor ? "nonisolated" : spaces), in: home.file)
    }
    for access in ["public", "open", "private", "fileprivate"] {
      guard let modifier = member.modifiers.first(access) else { continue }
      edits.add(text.blank(modifier.range), in: home.file)
    }
    if room == 0 { makeRoom(before: name, in: text, &edits) }
    edits.add(Edit(name.range, prefix + member.name.bare), in: home.file)
    FunctionNames(of: member).replace(in: home.file, &edits)
  }

  /// Whether what is overridden belongs to no actor, as members of NSObject do: under its new name the
  /// member would belong to the actor of its class.
  private var isOfNoActor: Bool {
    ["description", "debugDescription", "hash", "isEqual"].contains(member.name.bare)
      && !member.modifiers.contains(["nonisolated", "class", "static"])
  }

  /// Takes what the name grows by from the spaces that its line begins with.
  private func makeRoom(
    before name: TokenSyntax, in text: SourceText, _ edits: inout ModuleEdits
  ) {
    let start = name.range.lowerBound - (text.place(at: name.range.lowerBound).column - 1)
    let indentation = text.bytes[start..<name.range.lowerBound].prefix { $0 == .space }.count
    guard indentation >= prefix.utf8.count else { return }
    edits.add(Edit(start..<(start + prefix.utf8.count), ""), in: home.file)
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
