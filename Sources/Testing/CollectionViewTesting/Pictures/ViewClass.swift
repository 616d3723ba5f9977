// SPDX-License-Identifier: Apache-2.0

import MullionContracts
import MullionViewTree
import UIKit

/// What a view's class says of it, looked up once for each class: names of classes are put together
/// by the runtime, which takes longer than all else that is asked of a view.
@MainActor
struct ViewClass {
  /// Whether it is a part of Mullion that applications can't name.
  let isOurs: Bool
  /// Whether it is a sign that Mullion draws itself, out of views.
  let isGlyph: Bool
  /// Whether it holds what stands at the end of a cell.
  let isAccessory: Bool

  private static let glyphs: Set = ["StrokeGlyph", "GlyphView", "Magnifier", "ClearButton"]
  private static var known: [ObjectIdentifier: ViewClass] = [:]

  private init(_ type: UIView.Type) {
    isOurs = LibraryModules.name(of: type).map { !$0.hasPrefix("UI") } ?? false
    let name = isOurs ? String(describing: type) : ""
    isGlyph = Self.glyphs.contains(name)
    isAccessory = name == "AccessoryView"
  }

  /// What is known of `view`'s class.
  static func of(_ view: UIView) -> ViewClass {
    let type = type(of: view)
    if let known = known[ObjectIdentifier(type)] { return known }
    let new = ViewClass(type)
    known[ObjectIdentifier(type)] = new
    return new
  }
}
