// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// Numbers of a view that the constants of a region's constraints were made from.
///
/// A region that hears of a change reads the numbers again, and makes its constants anew only when
/// they are others: a cell that moves, or whose content grows with it, changes none.
@MainActor
struct LayoutDependence {
  /// Which numbers.
  enum Subject {
    /// The rectangle in the superview.
    case frame
    /// Where that rectangle stands.
    case place
    /// How the frame follows a superview's size.
    case growth
    /// Where the bounds begin.
    case scroll
    case margins
    /// What a guide that has no unknowns says.
    case guide(UILayoutGuide)

    /// What of a view has to change for the numbers to change.
    var aspects: ViewAspects {
      switch self {
      case .frame, .growth: [.place, .size]
      case .place: .place
      case .scroll: .scroll
      case .margins, .guide: [.place, .size, .insets]
      }
    }

    fileprivate func isSame(as other: Subject) -> Bool {
      switch (self, other) {
      case (.frame, .frame), (.place, .place), (.growth, .growth), (.scroll, .scroll),
        (.margins, .margins):
        true
      case (.guide(let one), .guide(let two)): one === two
      default: false
      }
    }
  }

  private let lifetime: ViewLifetime
  private let subject: Subject
  private let values: SIMD8<Double>

  init(_ view: UIView, _ subject: Subject) {
    lifetime = view.lifetime
    self.subject = subject
    values = Self.read(view, subject)
  }

  /// Whether this is the dependence on `subject` of `view`.
  func isOf(_ view: UIView, _ subject: Subject) -> Bool {
    lifetime === view.lifetime && self.subject.isSame(as: subject)
  }

  /// Whether the numbers are not those any more that the constants were made from.
  var hasChanged: Bool {
    guard let view = lifetime.view else { return true }
    return Self.read(view, subject) != values
  }

  private static func read(_ view: UIView, _ subject: Subject) -> SIMD8<Double> {
    switch subject {
    case .frame: return numbers(view.alignmentRect(forFrame: view.untransformedFrame))
    case .place: return numbers(view.untransformedFrame.origin)
    case .growth:
      guard let superview = view.superview else { return .zero }
      return view.growth(in: superview).numbers
    case .scroll: return numbers(view.bounds.origin)
    case .margins: return numbers(view.layoutMargins)
    case .guide(let guide): return guide.dependentNumbers
    }
  }

  private static func numbers(_ rectangle: CGRect) -> SIMD8<Double> {
    SIMD8(
      lowHalf: SIMD4(rectangle.minX, rectangle.minY, rectangle.width, rectangle.height),
      highHalf: .zero)
  }

  private static func numbers(_ point: CGPoint) -> SIMD8<Double> {
    SIMD8(lowHalf: SIMD4(point.x, point.y, 0, 0), highHalf: .zero)
  }

  static func numbers(_ insets: UIEdgeInsets) -> SIMD8<Double> {
    SIMD8(
      lowHalf: SIMD4(insets.top, insets.left, insets.bottom, insets.right), highHalf: .zero)
  }
}
