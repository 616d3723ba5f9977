// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionViewTree
import UIKit

/// The cached facts about a view's class; the runtime builds the name of a class on each access, which takes
/// longer than all other queries of a view.
@MainActor
struct ViewClass {
  /// Whether the class is an internal one of Mullion.
  let isOurs: Bool
  /// Whether the class is one of Mullion's or of UIKit's, not of the application.
  let isOfLibrary: Bool
  /// Whether the class is a symbol that Mullion builds out of views.
  let isGlyph: Bool
  /// Whether the class contains the accessories of a cell.
  let isAccessory: Bool

  private static let glyphs: Set = ["StrokeGlyph", "GlyphView", "Magnifier", "ClearButton"]
  private static var known: [ObjectIdentifier: ViewClass] = [:]

  private init(_ type: UIView.Type) {
    let library = LibraryModules.name(of: type)
    isOfLibrary = library != nil
    isOurs = library.map { !$0.hasPrefix("UI") } ?? false
    let name = isOurs ? String(describing: type) : ""
    isGlyph = Self.glyphs.contains(name)
    isAccessory = name == "AccessoryView"
  }

  /// Returns the facts about the class of `view`.
  static func of(_ view: UIView) -> ViewClass {
    let type = type(of: view)
    if let known = known[ObjectIdentifier(type)] { return known }
    let new = ViewClass(type)
    known[ObjectIdentifier(type)] = new
    return new
  }
}
