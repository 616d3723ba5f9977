// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A width or height of a description, as a value for the solver.
package struct LayoutDimension: Hashable, Sendable {
  /// The meaning of the value.
  package enum Kind: Hashable, Sendable {
    /// A fraction of the container's width.
    case fractionalWidth
    /// A fraction of the container's height.
    case fractionalHeight
    /// A fixed number of points.
    case absolute
    /// An estimate in points that applies until the element is measured.
    case estimated
    /// An estimate in points that is replaced with the greatest length of the element and its siblings when
    /// they are measured.
    case uniformAcrossSiblings
  }

  /// The meaning of ``value``.
  package var kind: Kind
  /// A fraction or a number of points, depending on ``kind``; finite.
  package var value: CGFloat

  /// Creates a dimension of the given kind.
  package init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
  }

  /// Whether the length is determined by measuring the element.
  package var isMeasured: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// Whether the length is a fraction of its container.
  package var isFractional: Bool { kind == .fractionalWidth || kind == .fractionalHeight }
}

extension LayoutDimension: CustomStringConvertible {
  /// The dimension in the format of layout descriptions.
  package var description: String {
    switch kind {
    case .fractionalWidth: ".containerWidthFactor(\(DescribedNumber(value)))"
    case .fractionalHeight: ".containerHeightFactor(\(DescribedNumber(value)))"
    case .absolute: ".absolute(\(DescribedNumber(value)))"
    case .estimated: ".estimated(\(DescribedNumber(value)))"
    case .uniformAcrossSiblings: ".uniformAcrossSiblings(\(DescribedNumber(value)))"
    }
  }
}
