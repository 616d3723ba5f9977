// SPDX-License-Identifier: Apache-2.0

/// The modules whose classes are the library's own, and not an application's.
package enum LibraryModules {
  /// Their names.
  package static let names: Set<String> = [
    "MullionCollectionGeometry", "MullionCollectionViews", "MullionCompositionalLayout",
    "MullionControls", "MullionDocumentControllers", "MullionListControllers", "MullionTables",
    "MullionTextInput", "MullionViewControllers", "MullionViewTree",
  ]

  /// The name of a class of the library without its module's; nil: it is an application's.
  package static func name(of type: Any.Type) -> Substring? {
    let parts = String(reflecting: type).split(separator: ".", maxSplits: 1)
    guard parts.count == 2, names.contains(String(parts[0])) else { return nil }
    return parts[1]
  }

  @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether `type` is a class of the library, and not an application's.
  @MainActor
  package static func hold(_ type: AnyObject.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let isHeld = name(of: type) != nil
    known[key] = isHeld
    return isHeld
  }
}
