// SPDX-License-Identifier: Apache-2.0

extension UTType {
  private var ancestors: [String] {
    let own = OwnTypes.shared.parent(identifier).map {
      [identifier] + Catalogue.system.ancestors($0)
    }
    return own ?? Catalogue.system.ancestors(identifier)
  }

  /// Whether it is another type, or of a kind of it.
  public func conforms(to type: UTType) -> Bool {
    ancestors.contains(type.identifier)
  }

  /// Whether it is of a kind of another type.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && conforms(to: type)
  }

  /// Whether another type is of a kind of it.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// All types that it is of a kind of.
  public var supertypes: Set<UTType> {
    Set(ancestors.dropFirst().map { UTType(declared: $0) })
  }

  /// Whether somebody declared it.
  public var isDeclared: Bool {
    Catalogue.system.declaration(identifier) != nil || OwnTypes.shared.has(identifier)
  }

  /// Whether it is told by a tag alone.
  public var isDynamic: Bool {
    DynamicType(identifier) != nil
  }

  /// Whether everybody may use it: its name begins with `public.`.
  public var isPublic: Bool {
    identifier.hasPrefix("public.")
  }
}
