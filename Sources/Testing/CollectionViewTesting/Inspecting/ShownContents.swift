// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree
import UIKit

/// The areas of the visible texts and small images on a screen.
@MainActor
struct ShownContents {
  /// The largest side of an image that is not a background, in points.
  private static let small: CGFloat = 60

  /// The areas, in the coordinate space of the window.
  private(set) var areas: [CGRect] = []
  private let root: UIView

  /// Reads the contents of `surface`.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(_ surface: ViewSurface) {
    root = surface.root
    visit(root)
  }

  private mutating func visit(_ view: UIView) {
    guard view.isPainted, view.alpha >= 0.01 else { return }
    switch view {
    case let label as UILabel: add(Self.area(of: label), in: label)
    case let field as UITextField: add(field.textRect(forBounds: field.bounds), in: field)
    case let image as UIImageView
    where image.image != nil && max(image.bounds.width, image.bounds.height) <= Self.small:
      add(image.bounds, in: image)
    case is UISwitch, is UISlider, is UIStepper, is UIPageControl: add(view.bounds, in: view)
    default: if ViewClass.of(view).isGlyph { add(view.bounds, in: view) }
    }
    for subview in view.paintingOrder { visit(subview) }
  }

  private mutating func add(_ rect: CGRect, in view: UIView) {
    let frame = view.convert(rect, to: nil)
    if !frame.isEmpty { areas.append(frame) }
  }

  /// Returns the area of the text in a label, which may be smaller than the label.
  private static func area(of label: UILabel) -> CGRect {
    guard label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(label.bounds.size)
    let width = min(size.width, label.bounds.width)
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch label.textAlignment {
      case .center: (label.bounds.width - width) / 2
      case .right: label.bounds.width - width
      case .left: 0
      default: isMirrored ? label.bounds.width - width : 0
      }
    let height = min(size.height, label.bounds.height)
    let text = CGRect(
      x: x, y: (label.bounds.height - height) / 2, width: width, height: height)
    // Lines have space above and below their letters.
    return text.insetBy(dx: 0, dy: min(3, height / 6))
  }
}
