// SPDX-License-Identifier: Apache-2.0

/// The modules whose classes belong to the library, as opposed to the app.
package enum LibraryModules {
  /// The names of the modules.
  package static let names: Set<String> = [
    "MullionCollectionGeometry", "MullionCollectionViews", "MullionCompositionalLayout",
    "MullionControls", "MullionDocumentControllers", "MullionListControllers", "MullionTables",
    "MullionTextInput", "MullionViewControllers", "MullionViewTree",
  ]

  /// Returns the name of a class of these modules without the module's name; `nil` for any other class.
  package static func name(of type: Any.Type) -> Substring? {
    let parts = String(reflecting: type).split(separator: ".", maxSplits: 1)
    guard parts.count == 2, names.contains(String(parts[0])) else { return nil }
    return parts[1]
  }

  @MainActor private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether `type` is a class of one of these modules.
  @MainActor
  package static func hold(_ type: AnyObject.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let isHeld = name(of: type) != nil
    known[key] = isHeld
    return isHeld
  }
}
