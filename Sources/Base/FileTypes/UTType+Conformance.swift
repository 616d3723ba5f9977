// SPDX-License-Identifier: Apache-2.0

extension UTType {
  private var ancestors: [String] {
    let own = OwnTypes.shared.parent(identifier).map {
      [identifier] + Catalogue.system.ancestors($0)
    }
    return own ?? Catalogue.system.ancestors(identifier)
  }

  /// Returns whether the type is `type` or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    ancestors.contains(type.identifier)
  }

  /// Returns whether the type conforms to `type` and differs from it.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && conforms(to: type)
  }

  /// Returns whether `type` conforms to this type and differs from it.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// All types to which the type conforms, except itself.
  public var supertypes: Set<UTType> {
    Set(ancestors.dropFirst().map { UTType(declared: $0) })
  }

  /// Whether the type is declared by the system or the program.
  public var isDeclared: Bool {
    Catalogue.system.declaration(identifier) != nil || OwnTypes.shared.has(identifier)
  }

  /// Whether the type is identified only by a tag.
  public var isDynamic: Bool {
    DynamicType(identifier) != nil
  }

  /// Whether the type is public: its identifier begins with `public.`.
  public var isPublic: Bool {
    identifier.hasPrefix("public.")
  }
}
