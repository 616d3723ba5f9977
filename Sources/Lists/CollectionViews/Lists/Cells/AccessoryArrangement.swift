// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts
import MullionViewTree

/// The frames of a list cell's accessories and content, as recorded from UIKit.
///
/// ```
/// ├margin + indentation┤delete├16┤insert├16┤…┤ content ├…┤checkmark├8┤disclosure├margin┤
/// ```
@MainActor
struct AccessoryArrangement {
  /// The lengths, in points.
  private enum Metrics {
    static let leadingGap: CGFloat = 16
    static let trailingGap: CGFloat = 8
    static let standard: CGFloat = 24
    static let separator: CGFloat = 1
  }

  /// One accessory and the frame of its view.
  struct Placed {
    let view: AccessoryView
    let frame: CGRect
  }

  private(set) var placed: [Placed] = []
  /// The separator between the reorder control and other accessories.
  private(set) var separator: CGRect?
  /// The frame of the content.
  private(set) var content: CGRect

  private let size: CGSize
  private let isMirrored: Bool

  /// Arranges the visible accessories `views` in a cell of `size`.
  init(
    _ views: [AccessoryView], in size: CGSize, margins: NSDirectionalEdgeInsets,
    indentation: CGFloat, indentsAccessories: Bool, isMirrored: Bool
  ) {
    self.size = size
    self.isMirrored = isMirrored
    content = CGRect(origin: .zero, size: size)
    let (leading, trailing) = Self.sides(views)
    let start = placeLeading(
      leading, from: margins.leading + (indentsAccessories ? indentation : 0))
    let left = start.map { $0 + (indentsAccessories ? 0 : indentation) } ?? indentation
    let right = placeTrailing(trailing, to: size.width - margins.trailing) ?? size.width
    content = mirrored(CGRect(x: left, y: 0, width: max(0, right - left), height: size.height))
  }

  /// Returns the accessories of each edge, in order.
  static func sides(
    _ views: [AccessoryView]
  ) -> (leading: [AccessoryView], trailing: [AccessoryView]) {
    let system = views.filter { !$0.isCustom }.sorted { $0.order < $1.order }
    var leading = system.filter(\.isLeading)
    var trailing = system.filter { !$0.isLeading }
    for view in views {
      guard case .custom(let configuration) = view.accessory.content else { continue }
      switch configuration.placement {
      case .leading(_, let position): insert(view, into: &leading, position)
      case .trailing(_, let position): insert(view, into: &trailing, position)
      }
    }
    return (leading, trailing)
  }

  private static func insert(
    _ view: AccessoryView, into side: inout [AccessoryView],
    _ position: UICellAccessory.Placement.Position
  ) {
    let index = position(side.map(\.accessory))
    side.insert(view, at: max(0, min(index, side.count)))
  }

  /// Places the leading accessories, and returns the end of the last one; `nil` if there is none.
  private mutating func placeLeading(_ views: [AccessoryView], from start: CGFloat) -> CGFloat? {
    guard !views.isEmpty else { return nil }
    var x = start
    for view in views {
      let width = region(of: view)
      place(view, x, width)
      x += width + Metrics.leadingGap
    }
    return x - Metrics.leadingGap
  }

  /// Places the trailing accessories, and returns the start of the first one; `nil` if there is none.
  private mutating func placeTrailing(_ views: [AccessoryView], to end: CGFloat) -> CGFloat? {
    guard !views.isEmpty else { return nil }
    var x = end
    for view in views.reversed() {
      let width = region(of: view)
      place(view, x - width, width)
      x -= width + Metrics.trailingGap
      if case .grip(showsSeparator: true) = view.accessory.content, views.count > 1 {
        x -= Metrics.separator
        separator = mirrored(CGRect(x: x, y: 0, width: Metrics.separator, height: size.height))
        x -= Metrics.trailingGap
      }
    }
    return x + Metrics.trailingGap
  }

  private mutating func place(_ view: AccessoryView, _ x: CGFloat, _ width: CGFloat) {
    let own = view.ownSize
    placed.append(
      Placed(
        view: view,
        frame: mirrored(
          CGRect(
            x: x + (width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
            height: own.height))))
  }

  private func region(of view: AccessoryView) -> CGFloat {
    switch view.accessory.look.width {
    case .actual: view.ownSize.width
    case .standard: Metrics.standard
    case .custom(let width): max(0, width)
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    var frame = frame
    if isMirrored { frame.origin.x = size.width - frame.maxX }
    return frame
  }
}
