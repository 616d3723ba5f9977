// SPDX-License-Identifier: Apache-2.0

/// An optional method that an open class gets because a subclass in another module may add it.
///
/// Witnesses are chosen where the class conforms; a method added in a module that is compiled later would not
/// be found.
struct OpenedMethod {
  let type: TypeFacts
  /// The protocol that the class conforms to.
  let proto: String
  /// The full name of the method, such as `tableView(_:didSelectRowAt:)`.
  let method: String
  /// The method's declaration in the library.
  let member: MemberFacts
  /// The Objective-C selector of the method.
  let selector: String

  /// Returns the methods of all open classes of a module, except those that one of its own subclasses adds
  /// already.
  static func all(
    of module: ModuleFacts, besides added: [OptionalForwarder.Added]
  ) -> [OpenedMethod] {
    var found: [OpenedMethod] = []
    var had: [String: Set<String>] = [:]
    for one in added {
      if let base = one.base { had[base.name, default: []].insert(one.member.signature) }
    }
    var methods: [String: [(method: String, member: MemberFacts, selector: String)]] = [:]
    func allMethods(of proto: String) -> [(method: String, member: MemberFacts, selector: String)] {
      if let known = methods[proto] { return known }
      let found = LibraryProtocol.methods(of: proto).map { ($0, $1, $1.objectiveCName) }
      methods[proto] = found
      return found
    }
    let open = module.classes.filter { $0.group.modifiers.first("open") != nil }
    // Subclasses inherit the methods of a class: process superclasses first.
    let sorted = open.map { ($0, module.lineage(of: $0)) }.sorted { $0.1.count < $1.1.count }
    for (type, line) in sorted {
      var known = module.foreignClass(above: type)?.forwards ?? []
      for above in line {
        known.formUnion(had[above.name] ?? [])
        known.formUnion(module.members(of: above).map(\.signature))
      }
      let homes = [type] + module.extensions(of: type.name)
      for proto in LibraryProtocol.known(homes.flatMap(\.inherited)) {
        for (method, member, selector) in allMethods(of: proto)
        where known.insert(method).inserted {
          had[type.name, default: []].insert(method)
          found.append(
            OpenedMethod(
              type: type, proto: proto, method: method, member: member, selector: selector))
        }
      }
    }
    return found
  }
}
