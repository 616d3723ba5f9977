// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The instances of a type with default values, and closures that read their public settable properties.
@MainActor
struct DefaultProbe {
  let type: String
  /// The superclass, or the type of which this type is a variant.
  let parent: String?
  private let nib: String?
  private let made: () -> Any
  private let properties: [(name: String, read: (Any) -> Any?)]

  /// Creates a probe from a type, a closure that creates an instance in code, and the element that creates
  /// one in nibs, or its XML; `nil` if none exists.
  init<Instance>(
    _ type: String, parent: String?, nib: String?, _ made: @escaping () -> Instance,
    _ properties: [(String, (Instance) -> Any?)]
  ) {
    self.type = type
    self.parent = parent
    self.nib = nib
    self.made = made
    self.properties = properties.map { name, read in
      (name, { ($0 as? Instance).flatMap { read($0) } })
    }
  }

  /// A line for each own property, and for each inherited one whose value differs from the parent's: type,
  /// property, value in code, and value in a nib if it differs.
  var lines: [String] {
    let parent = parent.flatMap { DefaultProbes.byType[$0] }
    let inherited = parent.map { $0.values(of: $0.made()) } ?? [:]
    let own = Set(properties.map(\.name))
    let code = values(of: made())
    let loaded: [String: String] =
      nib.map { nib in
        let object: Any? = Nib.first(nib.hasPrefix("<") ? nib : "<\(nib) id=\"v\"/>")
        return object.map(values) ?? ["(nib)": "nil"]
      } ?? code
    return Set(code.keys).union(loaded.keys).sorted().compactMap { name in
      let (value, other) = (code[name] ?? "", loaded[name] ?? "")
      if !own.contains(name), value == inherited[name], other == value { return nil }
      return [type, name, value, other == value ? "" : other].joined(separator: "\t")
    }
  }

  /// Returns the text of each property's value, including inherited properties.
  private func values(of object: Any) -> [String: String] {
    var values = parent.flatMap { DefaultProbes.byType[$0] }.map { $0.values(of: object) } ?? [:]
    for property in properties {
      values[property.name] = DefaultText.text(of: property.read(object))
    }
    return values
  }
}
