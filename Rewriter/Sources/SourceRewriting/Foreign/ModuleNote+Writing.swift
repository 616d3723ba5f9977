// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension ModuleNote {
  /// Creates the note of a module: its open classes, its Objective-C protocols, and the methods that its
  /// selectors name.
  init(of findings: ConstructFindings, importing imported: Set<String>) {
    let module = findings.module
    let named = findings[NamedMembers.self]
    let asked = findings[SelectorAnswer.self].classes
    self.init(name: module.configuration.moduleName)
    imports = imported
    asks = Set(findings[ImplementedMethods.self].asked)
    for type in module.types where OpaqueType.isObjectiveC(type) {
      if type.group.modifiers.first("public") != nil { protocols.insert(type.name) }
    }
    let forwarded = Dictionary(
      grouping: findings[OptionalForwarder.self].listed.forwarders, by: \.type
    )
    .mapValues { Set($0.map(\.method)) }
    for type in module.classes where type.group.modifiers.first("open") != nil {
      let line = module.lineage(of: type)
      let foreign = module.foreignClass(above: type)
      var known = OpenClass(name: type.name)
      known.lists = named.lists(type)
      known.answers = foreign?.answers ?? false || line.contains { asked.contains($0.name) }
      known.protocols = foreign?.protocols ?? []
      known.forwards = foreign?.forwards ?? []
      for above in line.reversed() {
        let homes = [above] + module.extensions(of: above.name)
        known.protocols.formUnion(LibraryProtocol.known(homes.flatMap(\.inherited)))
        known.forwards.formUnion(forwarded[above.name] ?? [])
        known.forwards.subtract(module.members(of: above).map(\.signature))
      }
      classes.append(known)
    }
  }
}
