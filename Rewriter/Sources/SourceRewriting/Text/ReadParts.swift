// SPDX-License-Identifier: Apache-2.0

/// Which parts of a module's files are parsed, and what is parsed in the place of the others.
///
/// Of a type that says nothing and that nobody asks about, its head and the heads of types in it are
/// enough. Asked about is what shares a class's line of inheritance or its extensions with something that
/// says more, and what has the name of a member that is looked for.
struct ReadParts {
  private let outlines: [FileOutline]
  /// The names of classes that inherit from others of the module, of those, and of types that say something.
  private var related: Set<WordKey> = []
  private var wanted: Set<WordKey> = []
  /// The words of the files that nobody could look through.
  private var unclear: Set<WordKey> = []
  /// The names of members that the module adds to types of others.
  private var added: Set<WordKey> = []
  private let needsInitializers: Bool
  /// The names of types of which each member matters: of classes above and below others, and of those whose
  /// members Objective-C sees, all of them.
  private var whole: Set<WordKey> = []
  /// The names of members that are parsed, besides those that somebody asks about: another of the name
  /// may be overridden by it, or have the same name and other labels.
  private var said: Set<WordKey> = []
  /// The protocols of UIKit's whose optional methods selectors name, and classes of other modules: those that
  /// conform to them, or inherit from them, answer of such methods.
  private var asked: Set<WordKey> = []

  /// The parts of the files with these outlines, all of a module; `answersOthers` says whether other modules may
  /// ask its classes for any optional method, `foreign` which classes of other modules have methods to be
  /// overridden.
  /// - Complexity: O(n), n the number of words in files that are not certain, and of types and members.
  init(of outlines: [FileOutline], answersOthers: Bool, below foreign: [String] = []) {
    self.outlines = outlines
    needsInitializers = outlines.contains { $0.makesOfValues || $0.words != nil }
    var classes: Set<WordKey> = []
    for outline in outlines {
      wanted.formUnion(outline.wanted)
      related.formUnion(outline.related)
      unclear.formUnion(outline.words ?? [])
      for type in outline.types where type.kind == .classType { classes.insert(type.name) }
    }
    asked = Set(foreign.map { WordKey(TypeFacts.lastName($0)) })
    if answersOthers || asksDelegates { findAsked() }
    for type in outlines.lazy.flatMap(\.types) {
      if type.kind == .extensionType, type.isNoisy, !classes.contains(type.name) {
        added.formUnion(type.members)
      }
      if type.isNoisy || answers(type), type.kind != .valueType { related.insert(type.name) }
      // Whoever is asked for any method says of each whether it is there.
      if answersOthers, answers(type) { whole.insert(type.name) }
      let above = type.inherited.filter { classes.contains($0) }
      guard type.kind == .classType, !above.isEmpty else { continue }
      related.insert(type.name)
      related.formUnion(above)
      whole.insert(type.name)
      whole.formUnion(above)
    }
    for outline in outlines {
      whole.formUnion(outline.related)
      for type in outline.types {
        if type.namesMembers { whole.insert(type.name) }
        said.formUnion(type.members.subtracting(type.quietMembers.lazy.map(\.name)))
      }
    }
  }

  private static let selector = WordKey("selector")
  /// What a class overrides that is another member here.
  private static let replaced = Set(
    ([
      SelectorAnswer.name, DelegateProxy.forwarding, ScrollDelegate.name, ValueObserver.name,
    ] + AccessibleOverride.names).map { WordKey($0) })
  private static let optionalMethods = LibraryProtocol.baseKeys

  /// Whether a selector may name an optional method of UIKit's delegates.
  private var asksDelegates: Bool {
    if !wanted.isEmpty, !wanted.isDisjoint(with: Self.optionalMethods) { return true }
    return outlines.contains { outline in
      guard let words = outline.words, words.contains(Self.selector) else { return false }
      return !words.isDisjoint(with: Self.optionalMethods)
    }
  }

  /// The library's protocols with optional methods, with the module's own that refine them.
  private mutating func findAsked() {
    asked.formUnion(LibraryProtocol.all.keys.map { WordKey($0) })
    let own = outlines.flatMap(\.types).filter { $0.kind == .protocolType }
    var count = 0
    while count != asked.count {
      count = asked.count
      for type in own where answers(type) { asked.insert(type.name) }
    }
  }

  /// Whether a type has a protocol of whose methods it may be asked.
  private func answers(_ type: TypeOutline) -> Bool {
    !asked.isEmpty && type.inherited.contains { asked.contains($0) }
  }

  /// What is parsed of a file: its bytes at their places, spaces and heads of types between them.
  func bytes(of text: SourceText, file: Int) -> [UInt8] {
    let outline = outlines[file]
    var out = text.bytes
    out.withUnsafeMutableBufferPointer { all in
      for range in outline.quiet { all[range].update(repeating: .space) }
    }
    let kept = self.kept(in: outline)
    for (place, type) in outline.types.enumerated() where !kept[place] && !type.isInner {
      leaveOut(place, of: outline, in: text, &out)
    }
    // Types in others that are read as a whole, and members.
    for (place, type) in outline.types.enumerated() where kept[place] {
      for member in type.quietMembers where canDo(without: member, of: type) {
        for offset in member.range where out[offset] != .newline { out[offset] = .space }
      }
      for inner in type.inner where !kept[inner] { leaveOut(inner, of: outline, in: text, &out) }
    }
    return out
  }

  private func leaveOut(
    _ place: Int, of outline: FileOutline, in text: SourceText, _ out: inout [UInt8]
  ) {
    let body = outline.types[place].body
    var next = body.lowerBound
    func write(_ bytes: some Sequence<UInt8>, _ out: inout [UInt8]) {
      for byte in bytes {
        out[next] = byte
        next += 1
      }
    }
    func writeHeads(_ places: [Int], _ out: inout [UInt8]) {
      for (number, place) in places.enumerated() {
        if number > 0 { write([UInt8(ascii: ";")], &out) }
        let type = outline.types[place]
        write(text.bytes[type.header], &out)
        write([UInt8(ascii: "{")], &out)
        writeHeads(type.inner, &out)
        write([UInt8(ascii: "}")], &out)
      }
    }
    writeHeads(outline.types[place].inner, &out)
    while next < body.upperBound { write([.space], &out) }
  }

  /// Whether each type of a file is parsed; inner ones stand before those around them.
  private func kept(in outline: FileOutline) -> [Bool] {
    var kept: [Bool] = []
    for type in outline.types {
      kept.append(isAsked(type) || type.inner.contains { kept[$0] || !isValue(outline.types[$0]) })
    }
    return kept
  }

  /// Whether nobody asks about a member of a type that is parsed.
  private func canDo(without member: QuietMember, of type: TypeOutline) -> Bool {
    !whole.contains(type.name) && !wanted.contains(member.name) && !said.contains(member.name)
      && !isSaidUnclearly(type)
  }

  private func isValue(_ type: TypeOutline) -> Bool { type.kind == .valueType }

  private func isAsked(_ type: TypeOutline) -> Bool {
    if !added.isDisjoint(with: type.overridden) || !Self.replaced.isDisjoint(with: type.overridden)
    {
      return true
    }
    if type.isNoisy || !wanted.isDisjoint(with: type.members) || isSaidUnclearly(type) {
      return true
    }
    // What values are made of, and share with others of their name, changes nothing.
    guard !isValue(type) else { return false }
    return related.contains(type.name) || needsInitializers && type.hasInitializer
  }

  /// Whether a file that nobody could look through says a name of the type's.
  private func isSaidUnclearly(_ type: TypeOutline) -> Bool {
    guard !unclear.isEmpty else { return false }
    return unclear.contains(type.name) || type.inherited.contains { unclear.contains($0) }
      || !unclear.isDisjoint(with: type.members)
  }
}
