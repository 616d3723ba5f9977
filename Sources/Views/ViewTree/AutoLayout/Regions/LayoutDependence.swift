// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The numbers of a view from which the constants of a region's constraints were computed.
///
/// When a region is notified of a change, it reads the numbers again, and recomputes its constants only if
/// they differ: a cell that moves, or whose content grows with it, changes none.
@MainActor
struct LayoutDependence {
  /// The kind of the numbers.
  enum Subject {
    /// The frame in the superview.
    case frame
    /// The origin of that frame.
    case place
    /// The dependence of the frame on the superview's size.
    case growth
    /// The origin of the bounds.
    case scroll
    case margins
    /// The rectangle of a guide without variables.
    case guide(UILayoutGuide)

    /// The aspects of a view whose changes can change the numbers.
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

  /// Returns whether this is the dependence on `subject` of `view`.
  func isOf(_ view: UIView, _ subject: Subject) -> Bool {
    lifetime === view.lifetime && self.subject.isSame(as: subject)
  }

  /// Whether the numbers differ from those from which the constants were computed.
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
