// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A member that stays in place under another name, which begins with a prefix.
struct RenamedMember {
  private let member: MemberFacts
  private let home: TypeFacts
  private let prefix: String
  private let module: ModuleFacts

  /// Creates the renaming of a member of `home`, a type or an extension.
  init(_ member: MemberFacts, of home: TypeFacts, prefix: String, in module: ModuleFacts) {
    (self.member, self.home, self.prefix, self.module) = (member, home, prefix, module)
  }

  func edit(_ edits: inout ModuleEdits) {
    guard let name = member.nameToken else { return }
    let text = module.sources[home.file].text
    let place = text.place(at: name.range.lowerBound)
    var room = 0
    // The parser attaches stray text to the following modifier, before its name.
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

  /// Whether the overridden member is nonisolated, as members of `NSObject` are: under its new name the
  /// member would be isolated to the actor of its class.
  private var isOfNoActor: Bool {
    ["description", "debugDescription", "hash", "isEqual"].contains(member.name.bare)
      && !member.modifiers.contains(["nonisolated", "class", "static"])
  }

  /// Removes indentation from the line by the length of the prefix, unless the line is indented by less.
  private func makeRoom(
    before name: TokenSyntax, in text: SourceText, _ edits: inout ModuleEdits
  ) {
    let start = name.range.lowerBound - (text.place(at: name.range.lowerBound).column - 1)
    let indentation = text.bytes[start..<name.range.lowerBound].prefix { $0 == .space }.count
    guard indentation >= prefix.utf8.count else { return }
    edits.add(Edit(start..<(start + prefix.utf8.count), ""), in: home.file)
  }
}
