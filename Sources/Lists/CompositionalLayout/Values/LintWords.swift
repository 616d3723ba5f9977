// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The format of numbers, lengths and axes in findings.
enum LintWords {
  /// Returns a number with at most three fraction digits.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(Double(value))" }
    return DescribedNumber((value * 1000).rounded() / 1000).description
  }

  /// Returns a length in Swift syntax.
  static func length(_ dimension: LayoutDimension) -> String {
    let value = number(dimension.value)
    switch dimension.kind {
    case .fractionalWidth: return "fractionalWidth(\(value))"
    case .fractionalHeight: return "fractionalHeight(\(value))"
    case .absolute: return "absolute(\(value))"
    case .estimated: return "estimated(\(value))"
    case .uniformAcrossSiblings: return "uniformAcrossSiblings(estimate: \(value))"
    }
  }

  /// Returns "width" or "height".
  static func side(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }
}

extension LayoutAxis {
  static let both: [LayoutAxis] = [.horizontal, .vertical]

  /// The kind of dimension that is a fraction of the length along the axis.
  var fraction: LayoutDimension.Kind {
    self == .horizontal ? .fractionalWidth : .fractionalHeight
  }
}
